"""Time: clocks, and a match at other moments: timeline, replay, statistics, previews."""
