# Words for the ways to sit at a table: several at one screen, a big screen for everybody, the house kept on a device.

## Several at one screen

lobby-beside = Somebody beside you
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
big-join-how = Point your phone at the square: your hand will be on it.
big-join-open = Or open { $address } there: this table’s door is open.
big-fill = Fill the screen
share-only-here = Only this machine can follow that link. To let phones in, open the house with “make play HOST=0.0.0.0”.
