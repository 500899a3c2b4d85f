## What the server says. Ids begin with srv-. The host's own are in the block marked so.

srv-guest-names = Amber Fox, Brave Badger, Calm Heron, Clever Otter, Early Lark, Gentle Bear, Grey Goose, Honest Hare, Jolly Robin, Kind Owl, Lucky Wren, Merry Magpie, Mild Marten, Nimble Squirrel, Patient Snail, Proud Stag, Quick Swallow, Quiet Mole, Red Kite, Sly Stoat, Steady Tortoise, Tall Crane, Warm Cat, Wild Goose

srv-bad-request = The server does not understand that: { $detail }.
srv-bad-json = That is not the message the server expects here: { $detail }.
srv-no-body = Something is missing: this needs a body of JSON.
srv-too-large = That is too large: at most { $most } bytes are taken here.
srv-too-large-here = That is too large for this address.
srv-too-fast = That was too much at once. Wait a moment and try again.
srv-too-many-sockets = Too many windows are open from your address: at most { $most }.
srv-foreign-origin = This request comes from another site, and is refused.
srv-no-guest = The server does not know you yet. Open its home page first; a program needs a bearer token.
srv-bad-token = This token is unknown or has been revoked.
srv-token-elsewhere = This token is for another table.
srv-not-for-programs = A program's token is for its seat alone.
srv-token-name = Program { $n }
srv-token-ended = This token has been revoked.
srv-device-ended = The personal link by which this browser came has been taken back. Open a new one to go on.
srv-signed-out = This browser has been signed out, because somebody chose “Sign out everywhere else”. If that was you, here, load this page again.
srv-not-found = There is nothing at this address.
srv-no-method = This address does not take that method.
srv-oops = Something broke on the server, and it is the server's fault. Its log has more under { $mark }.
srv-no-words = There is no language “{ $lang }”. There are: { $langs }.
srv-bad-name = A name needs at least one letter that can be seen.
srv-hello-first = Say hello first.
srv-hello-late = No hello came in time.
srv-hello-again = You have said hello already.
srv-text-only = Messages are JSON text, and this was not.
srv-shutdown = The server stops now. Everything is kept; this window comes back by itself when the server does.
srv-slow = This window could not keep up, and must look at the table afresh.
srv-closed = This table is closed here.

srv-aside-asked = The others are asked now whether you may take it back.
srv-aside-undo = { $who } would like to take an answer back. Do you agree?

srv-reach-loopback = This address works on this computer only. To let others in your network join, start the server with --host 0.0.0.0.
srv-reach-no-network = This computer has no network address that others could use. Start the server with --public-url and the address others see.

srv-limits-form = A limit is written name=value, not “{ $text }”.
srv-limits-misfit = These limits cannot be: { $detail }. There are: { $names }.
srv-limits-positive = Every limit must be more than 0.
srv-public-url = “{ $url }” is not an address others could use: it looks like https://play.example.org, without a path.

srv-page-no-client = The pages of the game are not built yet.
srv-page-no-client-how = This server answers programs at /docs. To build the pages: make web, then start the server again.
srv-page-missing = There is nothing at this address.
srv-page-home = To the home page
srv-device-title = Go on here
srv-device-ask = This link lets this browser go on as { $name }, at all of { $name }'s tables. Open it only if it is yours.
srv-device-yes = Go on as { $name }
srv-device-gone = This link is not valid any more. Make a new one in the settings of the device you play on.
