"""Movement, combat, sieges, and what becomes of armies and walls."""
