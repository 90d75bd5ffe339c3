# Words of the pages on which a game is learnt by playing it.

learn-title = Learn { $game }
learn-teacher = The teacher
learn-progress = Step { $number } of { $last }
learn-watch = Watch what { $seat } does …
learn-tells = { $seat } tells:
learn-go-on = Go on
learn-for-now = At a real table you could do that. For now, choose this: “{ $action }”.
learn-the-choice = choose this
learn-restart = Start again
learn-leave = Leave
learn-done = That was the lesson
learn-lay = Lay a real table
learn-lay-about = Friends come in by a link. Whatever seats stay empty go to bots.
learn-rules = Read the rules
learn-coming = Laying the table …
learn-none = There is no lesson for this game yet.
