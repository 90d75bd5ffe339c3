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
