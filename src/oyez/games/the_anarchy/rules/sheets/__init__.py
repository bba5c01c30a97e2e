"""What a lord fills in: boxes, icons, festivals, training, trade, works."""
