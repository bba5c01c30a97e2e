# The page at the end of a game.

end-soon = The last of it is being shown …
end-skip = Straight to the end
end-open = How it went
end-board = The final board
end-table = The result
end-place = Place
end-title = Title
end-turning = Turning points
end-turning-about = Where each player’s share of the hopes to win, as the bots of this game judge it, changed most and for good.
end-steady = No single moment changed much.
end-hopes = Hopes to win, in per cent
end-see = See it
end-practise = Practise from here
