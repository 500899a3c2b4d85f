## What tables say: joining, answering, taking back, bots.

srv-no-table = There is no such table, or it is not open to you.
srv-no-invite = This link leads to no table. Perhaps it was copied in part.
srv-not-begun = The game has not begun yet.
srv-begun = The game has already begun.
srv-host-only = Only whoever opened the table can do that.
srv-not-your-seat = Seat { $seat } is not yours.
srv-no-such-seat = Seat { $seat } has no player who could be stood in for now.
srv-table-full = This table has no open seat.
srv-seat-taken = Seat { $seat } is not open.
srv-bad-wish = A seat is “me”, “open” or “bot:” with a strength, not “{ $who }”.
srv-bot-plays = A bot plays for you now. Take your seat back first.
srv-still-here = { $who } was here a moment ago. Wait a little before a bot stands in.
srv-stale = The table has moved on since; this answer was not taken.
srv-lost-race = Somebody else was faster; your message was not taken. Look at the table as it is now.
srv-undo-ask = Ask the others to take it back
srv-undo-asked = The others are being asked already.
srv-no-ask = Nobody asks you that now.
srv-row-missing = Row { $row } of this table's record is missing.
srv-row-differs = This table's record does not fit the rules as they are now.
srv-older-rules = This game was begun by other rules than this server has now, and they do not fit. It can only be looked at.
srv-not-over = The game is not over yet.
srv-rematch-players = Only people who played can ask for a rematch.
srv-cannot-bring = This saved game can only be looked at, so it cannot be played on here.
srv-bot-slow = The bot “{ $name }” thinks for too long: at most { $simulations } simulations or { $seconds } seconds.
