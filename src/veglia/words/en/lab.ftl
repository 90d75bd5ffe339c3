# Words of the lab: what `veglia simulate` counts, and the page that it writes.

report-title = The balance of { $game }
report-about = { $games } games, played by the bot “{ $mind }” unless it is said otherwise: { $each } for each way of playing. These figures measure these bots, not people: what a table makes of the same rules, they do not say. Shares have their 95% interval (Wilson) in brackets, means theirs after the ±. The same command plays the same games and writes the same numbers:
report-who-wins = Who wins, and how long it takes
report-all = all
report-shares = The share of games in which it happened at least once. Each is sure to within { $points } points, 19 times out of 20.
report-odds = The first number says how often it was come to; the shares are of those times, with their 95% interval.
report-tried = Tried out
report-tried-about = A single thing is changed, and who wins is compared with the usual way of playing: by how many points more or less, and how sure that is. One game was played for every { $part } of the usual way.
page-written = The page is written: { $file }
help-page = Compare every way of playing that the game knows, so many games of each, and write what was counted into this page. If the command is stopped, the same command takes it up again.
help-workers = On how many cores to play; without a number, on all.
because-page-alone = A page compares every way of playing: give --page with --games, --workers and --lang only.
because-endless-game = Game { $number } does not end: the decisions taken are { $decisions } by now.
because-no-ways = The game { $game } names no ways of playing to compare.
