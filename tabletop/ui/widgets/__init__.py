"""The kit of widgets: small things with a name, a size that follows the text, and a cached picture."""
