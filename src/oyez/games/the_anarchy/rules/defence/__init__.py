"""Attack cards, and the defence of one's castle."""
