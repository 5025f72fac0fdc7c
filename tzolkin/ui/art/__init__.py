"""How Tzolk'in's things look: wheels, plates, workers, temples, cards, and the small language of icons.

| file | tells |
|---|---|
| `look` | colours of stones, goods, temples, kinds |
| `geometry` | `WheelGeometry`: where every tooth, hole, plate, pile and field lies at any moment of a turn |
| `floor`, `wheels`, `days`, `stone` | limestone, the six wheels at all their angles, the ring of days |
| `plates`, `calendar` | action plates, skulls, jungle piles; quick tiles, the day, the order of turns |
| `startboard` | the board of the start space and the quick actions |
| `workers` | turned workers, dummies, the figures of a row |
| `effects` | what the tables say, as terms: a sign and its figure (no pictures) |
| `signs`, `rows` | every sign at any size; rows of terms |
| `temples`, `technologies`, `prophecies` | the left column: where its places lie, how they are drawn |
| `cards`, `houses`, `tiles`, `players` | buildings and monuments, wealth, tribes, players' rows |
| `states` | legal, chosen, forbidden, in focus, changed; prices and badges |

Sizes are real pixels. A sprite is kept by the atlas; functions called `draw_...` draw on a target and measure
words by the kit's theme. Order on the wheels: floor, wheels, quick tiles, plates, states of plates, piles,
states of holes, workers from back to front, prices.
"""
