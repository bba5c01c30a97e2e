"""What is drawn and written in a terminal: the map, panels, cards, sheets, offers, results."""
