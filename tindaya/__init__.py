"""Tindaya: tribes of the Fortunate Islands under two angry gods. Its rules are in the making."""
