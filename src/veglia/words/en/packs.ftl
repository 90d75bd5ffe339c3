# Packs: what a writer is told of a story's mistakes, and what the commands for packs say.

## Mistakes: where, what, and what was probably meant

mistake-said = { $where }: { $what }
mistake-nearest = The nearest is “{ $nearest }”.
mistake-nearest-where = The nearest is “{ $nearest }” ({ $file }:{ $line }).

mistake-no-pack = There is no pack.yaml in this folder: a pack begins with one.
mistake-format = No game here knows the format “{ $name }”. These are known: { $known }.
mistake-languages = A pack is written in both languages: [en, it].
mistake-outside = This file lies outside the pack’s folder. Put a copy of it inside.
mistake-nowhere = This link leads nowhere. Put the file itself here, or take the link away.
mistake-not-a-file = This has the name of a file, and is none. Put a file here, or give it another name.
mistake-unreadable = This could not be opened ({ $problem }). Let it be read by whoever runs Veglia.
mistake-drawing-elsewhere = Drawings lie in the folder drawings itself. Move this one there.
mistake-ours = We could not make sense of this pack ({ $problem }), and that is our mistake, not yours. Please tell us.
mistake-unknown-file = Nothing is read from here: a pack has no part called “{ $name }”.
mistake-in-two-files = “{ $name }” is written here and in { $file } too. Keep one of them.
mistake-too-many-files = There are more than { $most } files. Split the story into several packs.
mistake-folder-name = The pack is called “{ $name }” and its folder “{ $folder }”. Give both the same name.
mistake-too-large = The file is larger than { $most } kB. Split it.
mistake-too-much = All the files together are larger than { $most } kB. Split the story into several packs.
mistake-empty-file = The file is empty.
mistake-file-not-a-map = The file should begin with a key, such as “id: …”.
mistake-not-utf-8 = These letters are not UTF-8. Save the file as UTF-8.
mistake-tab = There is a tab at the beginning of this line. Indent with spaces.
mistake-second-document = A second document begins here (---). Keep one in each file.
mistake-alias = Anchors and references (& and *) are not read here. Write it out again.
mistake-tag = Tags (!) are not read here. Leave the tag out.
mistake-too-deep = More than { $most } levels lie within one another here.
mistake-key-not-a-word = A key is a single word, and this is a list or a map.
mistake-boolean-key = As a key, “{ $name }” means true or false in many YAML readers. Choose another name.
mistake-key-twice = “{ $name }” stands here a second time (first in line { $first }). Keep one of them.
mistake-yaml = This line cannot be read as YAML. Look for a sign at its beginning that wants quotes, such as @, % or `.
mistake-yaml-colon = There is a second colon in this line. Put the words in quotes: "like: this".
mistake-yaml-no-colon = A colon is missing after a key: “key: value”, with a space after the colon.
mistake-yaml-quote = These quotes are opened and never closed.
mistake-yaml-bracket = This bracket is opened and not closed, or a comma is missing inside it.
mistake-yaml-indent = This line is indented neither like those above nor like what it belongs to.
mistake-yaml-character = There is an invisible character here that no text may hold. Type the line again.
mistake-unseen = There is a sign here that nobody sees and that plays tricks on a screen ({ $name }). Type these words again.
mistake-unknown-key = There is no “{ $name }” here. There may be: { $known }.
mistake-missing-key = “{ $name }” is missing.
mistake-type =
    Here should be { $wanted ->
        [number] a number
        [truth] true or false
        [list] a list: [one, another]
        [map] keys with values: “key: value”
        [verb] a verb with what it needs: “verb: …”
       *[word] a word, in quotes if need be
    }, and there is { $found ->
        [number] the number { $value }
        [truth] “{ $value }”, which is true or false
        [list] a list
        [map] a map of keys
        [nothing] nothing
       *[word] “{ $value }”
    }.
mistake-choice = “{ $name }” cannot stand here. It is one of: { $known }.
mistake-choice-or-number = “{ $name }” cannot stand here. It is a number, or one of: { $known }.
mistake-range =
    { $value } is out of bounds: { $most ->
        [none] at least { $least }
       *[other] from { $least } to { $most }
    }.
mistake-slug = “{ $name }” is no id. Ids are small letters and digits, joined by hyphens: the-old-mill.
mistake-too-long = Too long: at most { $most } letters.
mistake-empty = There is nothing between these quotes.
mistake-one-language = These words stand in one language only. Write both: en: …, it: ….
mistake-unknown-language = There is no language “{ $name }” here, only en and it.
mistake-language-missing =
    { $lang ->
        [it] The Italian (it) is missing.
       *[en] The English (en) is missing.
    }
mistake-text-empty = There are no words here.
mistake-same-words = Both languages say exactly the same words. Is one of them still to be written?
mistake-no-verb = Here should be one verb with what it needs: “verb: …”.
mistake-verb-alone = “{ $name }” stands here alone. Write what it needs after a colon: “{ $name }: …”.
mistake-unknown-verb = There is no verb “{ $name }”.
mistake-two-verbs = “{ $other }” stands beside “{ $name }”. Each entry has exactly one verb: begin a new one with a hyphen.
mistake-no-such-name = Here should be { $kind }, and “{ $name }” is nowhere to be found.
mistake-name-twice = “{ $name }” is already the name of something else ({ $file }:{ $line }).
mistake-unused = Nothing makes use of “{ $name }” ({ $kind }).

## Conditions and effects of every story

mistake-min-over-max = No number is at least { $least } and at most { $most }.
mistake-never-so-many = This never reaches { $least }: at most it is { $most }.
mistake-flag-value = “{ $name }” is never set to { $value }. It is set to: { $known }.
mistake-no-options = There is nothing to choose from here.
mistake-options-all-shut = Every option has a condition: if none holds there is nothing to choose.
mistake-option-twice = “{ $name }” is the label of another option too. Nobody could tell them apart: give each its own words, in both languages.

## Verbs of every story, as a writer reads them in an editor

verb-set = Flags of the story are set to a value.
verb-add = Counters of the story go up or down.
verb-read = These words are read.
verb-choose = The player takes one of the options; what it leads to is not known before.
verb-if = If the condition (when) holds, the first list (then) is carried out, else the second (else).
verb-flag = A flag is set, or has this value.
verb-all = Every one of these holds.
verb-any = At least one of these holds.
verb-not = This does not hold.

## Drawings

mistake-not-svg = Drawings are SVG files. This is something else.
mistake-drawing-large = The drawing has { $size } bytes; at most { $most } are allowed. Use fewer points, or round their numbers.
mistake-drawing-entity = A drawing holds no DOCTYPE and no entities. Delete that line.
mistake-drawing-broken = The SVG is broken at this line: a mark is not closed, or a quote is missing.
mistake-drawing-frame = A drawing begins with <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">, without an id.
mistake-drawing-part = A drawing may not hold <{ $name }>: only shapes and their colours.
mistake-drawing-attribute = “{ $name }” cannot stand in a drawing: only where shapes are, how large, and of which colour.
mistake-drawing-value = “{ $value }” cannot stand in “{ $name }”: numbers, words, colours and var(--name) can, and url(#name) for what the drawing itself holds.
mistake-drawing-words = There are words in <{ $name }>. In a drawing only <title> and <desc> hold words.
mistake-drawing-missing =
    { $count ->
        [one] One drawing is missing in drawings: { $names }.
       *[other] { $count } drawings are missing in drawings: { $names }.
    }
mistake-drawing-of-nothing = Nothing in the pack is called “{ $name }”: this drawing is never shown.

## Kinds of things that have names in every pack

kind-flag = a flag that some “set” sets
kind-counter = a counter that some “add” counts

## Commands

because-option-closed = That way is not open.
because-no-such-pack = There is no pack “{ $pack }”. Did you mean { $nearest }?
because-pack-for-which = Several games have stories. Say which one this is for, with --game: { $known }.
because-pack-broken =
    The pack “{ $pack }” has { $count ->
        [one] a mistake
       *[other] { $count } mistakes
    }, the first at { $file }:{ $line }. See them with: veglia pack check
because-no-packs = “{ $game }” has no packs. These games have: { $known }.
because-pack-there = “{ $folder }” is there already. Name a folder that is not.
because-pack-name = “{ $name }” is no name for a pack. Use small letters and digits, joined by hyphens: the-old-mill.
help-pack = Stories of one’s own: begin one, check it, see its ways, and the schema for an editor.
help-pack-check = Read a pack and tell everything that is wrong with it, then what may be worth a look, and how long it is.
help-pack-graph = Draw the ways through a story: an SVG picture, or Mermaid or DOT text for other tools.
help-pack-play = Let bots play a story many times: how its scenes end, and what of it nobody ever comes to.
help-pack-games = How many games: so many of the whole story by a bot that thinks, and of each chapter by one that does not.
help-pack-new = Begin a story: a folder with one small scene that can be played at once.
help-pack-schema = Write the JSON Schemas of a pack’s files, so that an editor completes and checks while one writes.
help-pack-path = The folder of a pack.
help-pack-new-path = The folder to make; its name becomes the name of the pack.
help-pack-schema-path = The folder to write them to.
help-pack-format = svg, mermaid or dot.
help-pack-out = The file to write to; else it is printed.
help-packs = A folder of your own packs, or a pack itself; files that change are read anew when a table begins.
pack-good = { $title }: no mistakes.
pack-bad =
    { $count ->
        [one] A mistake: nothing of this pack is played until it is put right.
       *[other] { $count } mistakes: nothing of this pack is played until they are put right.
    }
pack-warnings =
    { $count ->
        [one] One thing may be worth a look:
       *[other] { $count } things may be worth a look:
    }
pack-length = { $lang }: { $words } words, about { $minutes } min read aloud.
pack-played = Games played to their end: { $games }. Reached, of the things in the story: { $reached } of { $of }.
pack-for-which = Which game is the story for? Its number:
pack-made = { $folder } is ready. Play it with: veglia serve --open --packs { $folder }
pack-drawn = Written to { $file }.
pack-graph-title = The ways through “{ $title }”
pack-way-choice = by choice
