# Words for the ways to sit at a table: several at one screen, a big screen for everybody, the house kept on a device.

## Several at one screen

lobby-beside = Seat somebody beside you
lobby-beside-name = Who sits here, at your screen?
lobby-beside-seat = Seat them
lobby-beside-not = Leave it free
at-your-screen = (at your screen)
curtain-pass = Pass the screen to { $name }
curtain-others = Everybody else, look at the fire for a moment.
curtain-lift = I am { $name }, and nobody else is looking
pass-screen = Pass the screen
undo-for = { $name }:

## A big screen for everybody

big-join = Come and play
big-join-how = Point your phone’s camera at the square: you will play from there.
big-join-open = Or open { $address } on your phone: this table’s door is open.
big-fill = Fill the screen
share-only-here = Only this machine can open this link. To let phones in, open the house with “make play HOST=0.0.0.0”.

## The house on a device

away-title = The house cannot be reached
away-why = You may be offline, or the house may be closed for the night. Whatever was played is safe there.
newer-page = A newer page is ready.
newer-take = Turn the page
newer-later = Later
bell-title = Call me when it is my turn
bell-why = When you are away and a table waits for you, this browser lets you know: once for each decision.
bell-on = Call me
bell-off = Stop calling me
bell-given = Done: you will be called here.
bell-taken = Done: nobody will call you here any more.
bell-denied = This browser does not let the house call you. Allow notifications for this page in its settings, then try again.
bell-failed = This browser could not be set up to call you. Try again later.
