// A small valid content folder for tests, made in the machine's temporary folder. Each test breaks one thing in it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { TALK_TEXT } from './talk-text.ts'

/** Files by their path below the language's folder. */
export type ContentFiles = Record<string, string>

export interface ContentFixture extends Disposable {
  root: string
  /** The full path of a file of the language. */
  path(name: string): string
}

/** Writes the valid files, with some of them replaced (a text), edited (a function) or left out (null). */
export function createContentFixture(
  changes: Record<string, string | ((text: string) => string) | null> = {},
): ContentFixture {
  const root = mkdtempSync(join(tmpdir(), 'handrail-content-'))
  const path = (name: string) => join(root, 'en', name)
  const files: ContentFiles = { ...VALID_FILES }
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) delete files[name]
    else files[name] = typeof change === 'string' ? change : change(files[name] ?? '')
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(path(name)), { recursive: true })
    writeFileSync(path(name), text)
  }
  return { root, path, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

/** Replaces a part of a text that must be there: a test that changes nothing proves nothing. */
export function swap(before: string, after: string): (text: string) => string {
  return (text) => {
    if (!text.includes(before)) throw new Error(`The fixture has no "${before}"`)
    return text.replace(before, () => after)
  }
}

const SENTENCES =
  'The game has an end of its own. Your child can tell you where it is. Ask before you call. Then sit near. '
const FEEDBACK =
  'You want tea to be warm and the row to be over. It may start a grudge. Ask for the end of the match first.'

/** What a serious tool has at its end. */
export const NOW_TEXT = `## now

### Somebody wants money

1. Stop. Do not pay. In danger, ring [999](tel:999).
2. Keep the names, and photograph the chat.
3. Block the account.
4. Report it together.

**Say this:** "You are not in trouble, and I am here."

**Don't:**

- pay
- delete the chat
- shout

**Later:** read [what helps](/help) when it is calm.
`

/** One of each kind, by the place of a tool in its toolkit. */
const EXERCISES = [
  '',
  `exercise: order
prompt: Put these in order.
lines:
  - Ask where the end is.
  - Sit near.
  - Say goodbye to the game.
why: First the end, then you.
`,
  `exercise: piles
prompt: Which would you keep?
piles: [Keep, Change]
lines:
  - { text: A talk at tea, pile: Keep, why: It is calm. }
  - { text: A shout from the hall, pile: Change, why: It starts a row. }
  - { text: A note on the door, pile: Keep, why: It is there each day. }
  - { text: A pulled plug, pile: Change, why: It ends nothing. }
`,
  `exercise: own-words
prompt: How would you say it?
examples:
  - Where is the end of this match?
  - Two more goals and then tea.
  - I will sit here until it is done.
`,
]

function exerciseText(id: string): string {
  const exercise = EXERCISES[Number(id.split('.')[1]) - 1] ?? ''
  return exercise === '' ? '' : `\n\`\`\`yaml\n${exercise}\`\`\`\n`
}

/** A tool that keeps every rule: five minutes and a bit. */
export function lessonText(id: string, correct = 'b'): string {
  return `---
id: "${id}"
title: The calm end ${id}
description: Find a stopping point that fits the game, and get there in four short check-ins.
claims:
  - says: Endings went better with a natural stop
    evidence: [S1]
help: [emergency]
shortAnswer:
  say: Where is the end of this one?
  do: Tonight, sit near for the last two minutes.
  dont: pull the plug.
nextStep:
  cues:
    - it is ten minutes to tea
    - the match has just begun
    - nobody has heard me twice
  actions:
    - sit down and ask where the end is
    - stay until it is over
    - say one kind sentence
  obstacles:
    - reason: I was too tired
      fix: Sit down first and say nothing.
    - reason: They shouted
      fix: Wait for one breath.
    - reason: I forgot
      fix: Put a note on the door.
  smaller: I say one kind sentence at the door
scene: calm-shutdown
---

## sparkAssess

### Tea is on the table

${SENTENCES.repeat(5)}

\`\`\`yaml
question: What happens in your house?
options:
  - id: a
    text: I switch it off.
    feedback: ${FEEDBACK}
  - id: b
    text: I shout from the hall and hope.
    feedback: ${FEEDBACK}
  - id: c
    text: I let it run.
    feedback: ${FEEDBACK}
correct: ""
\`\`\`

## exploreDiscover

### Why stopping is hard

${SENTENCES.repeat(12)}

- **One** thing
- A [link](/help)

#### How do we know?

In a small study of 2017 endings went better for 27% of families.
${exerciseText(id)}
## understandVerify

### A new evening

${SENTENCES.repeat(5)}

\`\`\`yaml
question: What is the best next move?
options:
  - id: a
    text: Pull the plug at once.
    feedback: ${FEEDBACK}
  - id: b
    text: Where is the end of it?
    feedback: ${FEEDBACK}
  - id: c
    text: Wait for an hour or more.
    feedback: ${FEEDBACK}
correct: ${correct}
why: It names an end that both can see. The others name none.
\`\`\`

## planApply

### Tonight's plan

1. **Alone, tonight:** find out where the end is.
2. Sit near.

${SENTENCES.repeat(8)}

#### At 5 to 8

Count the goals aloud.

#### At 9 to 12

Let them name the end.

#### For a teenager

Agree the end before the start.

#### For a child with SEND

Use the same words each time.

\`\`\`yaml
tip: Notice a **good** ending.
\`\`\`

## consolidateCommit

### Keep hold

\`\`\`yaml
keyTakeaway: Ask where the end is, then be there.
reflectionPrompts:
  - Which game ends well?
  - What comes **after**?
nextStepCommitment: If it is ten minutes to tea, then I will ask where they can stop.
previewNext: Next, why games are hard to leave.
\`\`\`
`
}

const CARD = (id: string, tags: string) => `- id: "${id}"
  situation: They won't come off ${id}
  solution: Find the end.
  icon: 🎮
  tags: [${tags}]
  popularity: 90
`

const IDS = ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4', '3.1', '3.2', '3.3', '3.4']
// Only one asks. It is right about as often as it is not.
const ANSWERS = ['b', 'a', 'c', 'c']

function toolkitFiles(number: number): ContentFiles {
  const ids = IDS.filter((id) => id.startsWith(`${number}.`))
  const folder = `launch/module${number}`
  const module = `id: module${number}\ntitle: Toolkit ${number}\ngoal: A goal.\ntools: [${ids.map((id) => `"${id}"`).join(', ')}]\n`
  const lessons = ids.map((id, index) => [`${folder}/${id}-calm.md`, lessonText(id, ANSWERS[index])] as const)
  return { [`${folder}/module.yaml`]: module, ...Object.fromEntries(lessons) }
}

const checklistText = (slug: string, icon: string) => `---
title: A list
slug: ${slug}
place: 1
boxes: 18
objective: Do a few things together.
pdfFileName: Handrail-Some-List.pdf
icon: ${icon}
description: A checklist for tests that has as many boxes as a real one.
tools: ["1.1"]
---

In one 20-minute sprint. The 30-minute family meeting. The 15-10-5-1 countdown.

## One ${slug === 'digital-safety-sprint' || slug === 'family-tech-charter' ? '(5 minutes)' : ''}

- [ ] Set a timer for 20 minutes. Write at least 2 trusted adults: ____________
- [ ] Book monthly 10-minute check-ins, a quarterly meeting and an annual refresh.
- [ ] Book a quarterly check and an annual refresh.
- [ ] **15 minutes: ask.** **10 minutes: last start.** **5 minutes: save.** **1 minute: land.**
- [ ] Hold a 10-minute check-in, then monthly.

## Two (10 minutes)

${'- [ ] Talk about it.\n'.repeat(13)}
${slug === 'family-tech-charter' ? '## Three (10 minutes)\n' : ''}
## Four (5 minutes)

Well done.

---

## More

Well done again.
`

const CHECKLISTS: ContentFiles = {
  'checklists/digital-safety-sprint.md': checklistText('digital-safety-sprint', 'sprint'),
  'checklists/family-tech-charter.md': checklistText('family-tech-charter', 'charter'),
  'checklists/data-privacy-fortress.md': checklistText('data-privacy-fortress', 'fortress'),
  'checklists/gaming-transition-mastery.md': checklistText('gaming-transition-mastery', 'gaming'),
  'checklists/help-panel.yaml': `- when: Danger now
  helplines: [emergency, childline, nspcc-helpline]
- when: Something else
  advice: Keep the messages.
  helplines: [police-101, ceop, report-remove, samaritans, shout, lifeline-ni]
`,
}

const HELPLINE = (id: string, number: string) => `- id: ${id}
  name: Line ${id}
  contacts:
    - phone: "${number}"
  whoFor: Anyone.
  expect: Someone listens.
  checked: 2026-11-20
`

const OTHER_LINES = ['police-101', 'ceop', 'report-remove', 'samaritans', 'shout', 'lifeline-ni']

const VALID_FILES: ContentFiles = {
  'stages.yaml': '- id: launch\n  title: The Launch\n  modules: [module1, module2, module3]\n',
  ...toolkitFiles(1),
  ...toolkitFiles(2),
  ...toolkitFiles(3),
  'quick-help.yaml': IDS.map((id) =>
    CARD(id, 'screen time, screens, inappropriate content, gaming, safety settings, strangers'),
  ).join(''),
  ...CHECKLISTS,
  'agreement-lines.yaml': `known:
  says: Rules seemed fair when adults kept them too.
  limit: One small study.
  evidence: [S1]
lines:
  - { id: phone-in-hall, room: sleep, kind: adult, what: My phone sleeps in the hall., why: So that the rule is fair. }
`,
  'plan-questions.yaml': `devices:
  - { id: phone, label: A phone }
  - { id: tablet, label: A tablet }
apps:
  - { id: games, label: Games }
  - { id: chats, label: Chats }
worries:
  - { id: sleep, label: Sleep }
  - { id: unsure, label: I am not sure }
offers:
  talk:
    - { title: Talk at tea, path: /help, for: { worries: [sleep] } }
    - { title: Talk, path: /help }
  setting:
    - { title: Look, path: /help }
  rule:
    - { title: Agree, path: /help }
  tool:
    - { title: Read, path: /help }
`,
  'things-to-try/phone-beds.md': `---
title: Phone beds
place: 1
length: week
topic: Sleep
room: sleep
scene: phones-to-bed
why:
  says: Phones out of the room went with longer sleep.
  limit: One small study.
  evidence: [S1]
tiny: Put the phones to bed on one night.
normal: Put the phones to bed on school nights.
bold: Put the phones to bed every night.
adults: Put yours to bed too.
question: What did mornings feel like?
nextStep:
  cue: it is bedtime
  action: put my phone to bed outside the bedrooms
---
`,
  'talks/no-phone.md': TALK_TEXT,
  'device-guides/box.md': `---
title: A games box
place: 1
kind: device
use: console
jobs: [time]
lead: It sets how long a game may last.
does: [It sets a limit for each day.]
doesNot: [It does not read chat.]
where: Look in the app for parents.
reviewedOn: { day: 2026-11-20, of: our-notes }
read: { kind: others, from: [news.example] }
evidence: [S1]
search: box, time limit
---
`,
  'device-guides/net.md': `---
title: A network
place: 2
kind: provider
use: wifi
jobs: [content]
lead: It keeps some pages out.
does: [It bars some pages.]
doesNot: [It does nothing on Wi-Fi.]
where: Ask the company.
read: { kind: nothing }
evidence: [S1]
search: network
---
Read [what helps](/help).
`,
  'ai-services.yaml': `title: Which services are there?
description: A few words on each of them.
intro: [This changes often.]
limits: { title: What it does not say, text: [It is not complete.] }
columns: { ages: Age, controls: Settings, note: Note, lastChecked: Last checked }
undated: It has no date.
report: { title: To report, text: ["[Get help](/help)."] }
services:
  - { name: Bot, what: A bot, ages: "13", controls: None., note: It is new., lastChecked: 2026-11-20, evidence: [S1] }
  - { name: Other, what: A bot, ages: "13", controls: None., note: It is old., lastChecked: 2026-11-19, evidence: [S1] }
`,
  'helplines.yaml': [
    HELPLINE('emergency', '999'),
    HELPLINE('childline', '0800 1111'),
    HELPLINE('nspcc-helpline', '0808 800 5000'),
    ...OTHER_LINES.map((id, index) => HELPLINE(id, `0808 800 510${index}`)),
  ].join(''),
  'help.yaml': `routes:
  - id: danger
    label: Danger
    situation: Danger now.
    first: Ring 999.
    afterwards: Stay.
    helplines: [emergency]
    tools: ["1.1"]
    group: right-now
`,
  'sources.yaml': `- id: S1
  author: Somebody
  title: A study
  year: "2017"
  address: [one.example, two.example]
  supports: Something.
  notFor: Something else.
  checked: 2026-11-20
  confidence: [V]
- id: S2
  author: Nobody
  title: Another study
  year: ""
  supports: Something.
  notFor: Something else.
  checked: 2026-11-20
  confidence: [WE]
`,
  'sources-page.yaml': `intro: [We name our sources.]
nextReview: 2027-02-20
researchers:
  - who: Somebody
    works: [{ id: S1 }]
    took: Something.
frameworks:
  - what: An idea
    who: Nobody
    works: [{ id: S2, year: "1977" }]
    took: Something.
ukOrganisations:
  - who: An office
    works: [{ id: S1 }, { id: S2 }]
    took: Something.
internationalOrganisations:
  - who: A world body
    works: [{ id: S1, year: "2016" }]
    took: Something.
fairUse: [We use our own words.]
`,
}
