// The real content keeps every rule, and every rule can fail: each has a text here that breaks it.
import { describe, expect, test } from 'vitest'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { listPagePaths } from '#src/pages.ts'
import { createContentFixture, lessonText, NOW_TEXT, swap } from '../../testing/content/content-fixture.ts'
import { checkContent } from './rules/all-rules.ts'
import { formatFinding } from './rules/finding.ts'

const TODAY = new Date('2026-11-21')
const FIRST = 'launch/module1/1.1-calm.md'
const SPRINT = 'checklists/digital-safety-sprint.md'
const PANEL = 'checklists/help-panel.yaml'
/** The start of a page of words. */
const PAGE = `---
title: A page
description: ${'What this page is about. '.repeat(3)}
updated: 2026-11-20
`
type Changes = Parameters<typeof createContentFixture>[0]

function check(changes: Changes = {}, today = TODAY) {
  using fixture = createContentFixture(changes)
  return checkContent('en', { root: fixture.root, today, knownPaths: new Set(['/help']) })
}

const linesOf = (changes: Changes) => check(changes).map(formatFinding)

test('the real content keeps every rule', { timeout: 120_000 }, () => {
  const findings = checkContent('en', { today: new Date(), knownPaths: new Set(listPagePaths('en')) })
  expect(findings.filter(({ level }) => level === 'error').map(formatFinding)).toEqual([])
})

test('E-12: the serious tools are these and no others', () => {
  const serious = loadCurriculum('en').lessons.flatMap((lesson) => (lesson.serious ? [lesson.lessonId] : []))
  expect(serious).toEqual(['3.1', '3.2', '3.5', '3.6', '4.1', '4.6'])
})

test('the fixture keeps every rule', () => {
  expect(linesOf({})).toEqual([])
})

test('every mistake is listed, not only the first', () => {
  const found = linesOf({
    [FIRST]: swap('correct: b', 'correct: x'),
    'launch/module1/1.2-calm.md': swap('[S1]', '[S7]'),
    'launch/module2/2.1-calm.md': swap('help: [emergency]', 'help: [nobody]'),
    'sources.yaml': (text) => text,
    'help.yaml': swap('helplines: [emergency]', 'helplines: [nspcc]'),
  })
  for (const part of ['"x" is not the id', 'no source "S7"', 'no help line "nobody"', 'no help line "nspcc"']) {
    expect(found.filter((line) => line.includes(part))).toHaveLength(1)
  }
})

const SO = 'So so so so so so so so so so. '
const ALL_IDS = ['1', '2', '3'].flatMap((toolkit) => ['1', '2', '3', '4'].map((place) => `${toolkit}.${place}`))

/** A serious tool whose `## now` was changed. */
function seriousWith(change: (text: string) => string): (text: string) => string {
  return (text) => `${text.replace('help: [emergency]', 'help: [emergency]\ntone: serious')}\n${change(NOW_TEXT)}`
}

/** The tool with a claim of two figures and a chart. @param marks its bars or dots, as YAML */
function chartOf(marks: string): (text: string) => string {
  const front = `chart:\n  title: How it ended\n  caption: In a small study.\n  evidence: S1\n${marks}\nscene:`
  return (text) =>
    swap('scene:', front)(swap('Endings went better', '27%, and one in five, of the endings went better')(text))
}

const LONG = (words: number) => `So${' so'.repeat(words - 1)}.`
const HARD = 'Institutional considerations necessitate comprehensive organisational accountability. '
const TWENTY_ONE = `${LONG(21)} `

test.each<[rule: string, changes: Changes, expected: RegExp]>([
  [
    'schema',
    { [FIRST]: swap('correct: b', 'correct: x') },
    /1\.1-calm\.md:\d+: correct: "x" is not the id of an option\. Write one of a, b, c/,
  ],
  [
    'both ways',
    { 'launch/module1/1.3-calm.md': null },
    /module\.yaml:4: tools\[2\]: There is no file for the tool "1\.3"\. Add/,
  ],
  ['cards lead to tools', { 'quick-help.yaml': swap('id: "1.1"', 'id: "8.8"') }, /There is no tool "8\.8"/],
  ['twelve cards', { 'quick-help.yaml': (text) => text.slice(0, text.lastIndexOf('- id')) }, /There are 11 challenges/],
  [
    'searches find',
    { 'quick-help.yaml': (text) => text.replaceAll(', strangers', '') },
    /The search "strangers" finds no challenge/,
  ],
  [
    'evidence ids',
    { [FIRST]: swap('[S1]', '[S7]') },
    /1\.1-calm\.md:7: claims\[0\]\.evidence\[0\]: There is no source "S7"/,
  ],
  ['link to no page', { [FIRST]: swap('(/help)', '(/hlep)') }, /1\.1-calm\.md:\d+: The link leads to \/hlep/],
  [
    'link with a refused scheme',
    { [FIRST]: swap('(/help)', '(http://a.uk)') },
    /"http:\/\/a\.uk" would be shown without/,
  ],
  [
    'reading grade of a tool',
    { [FIRST]: swap('### Why stopping is hard', `### Why\n\n${HARD.repeat(60)}`) },
    /The reading grade is \d+\.\d\. Bring it to 8/,
  ],
  [
    'median of a toolkit',
    Object.fromEntries(
      ['1.1', '1.2', '1.3'].map((id) => [
        `launch/module1/${id}-calm.md`,
        swap('### Why stopping is hard', `### Why\n\n${HARD.repeat(40)}`),
      ]),
    ),
    /module1\/module\.yaml: The median reading grade of the toolkit is/,
  ],
  [
    'a sentence above 35 words',
    { [FIRST]: swap('- **One** thing', LONG(36)) },
    /1\.1-calm\.md:\d+: A sentence has 36 words: "So so/,
  ],
  [
    'too many long sentences',
    { [FIRST]: swap('- **One** thing', TWENTY_ONE.repeat(20)) },
    /2[01] of \d+ sentences have more than 20 words\. At most 1 in 12/,
  ],
  [
    'takeaway',
    { [FIRST]: swap('keyTakeaway: Ask', `keyTakeaway: ${LONG(20)} Ask`) },
    /keyTakeaway has 28 words\. Keep to 25/,
  ],
  [
    'feedback too short',
    { [FIRST]: (text) => text.replace(/feedback: .*/, 'feedback: Not that.') },
    /The feedback of option a has 2 words/,
  ],
  [
    'feedback too long',
    { [FIRST]: (text) => text.replace(/feedback: .*/, `feedback: ${'A few words. '.repeat(27)}`) },
    /The feedback of option a has 81 words/,
  ],
  [
    'explore too short',
    { [FIRST]: (text) => text.replace(/(### Why stopping is hard\n\n)[\s\S]*?(\n\n## under)/, '$1Few words.$2') },
    /exploreDiscover has 2 words\. Write at least 100/,
  ],
  [
    'the same place',
    Object.fromEntries(['1.1', '1.2', '1.3'].map((id) => [`launch/module1/${id}-calm.md`, lessonText(id, 'a')])),
    /module1\/module\.yaml: The right answer stands in place 1 in 3 of 4 quizzes/,
  ],
  [
    'the longest is right',
    Object.fromEntries(['1.1', '1.2', '1.4'].map((id) => [`launch/module1/${id}-calm.md`, lessonText(id, 'c')])),
    /module1\/module\.yaml: The right answer is the longest in 4 of 4 quizzes/,
  ],
  [
    'help presence',
    { [FIRST]: swap('- **One** thing', '- Some people use blackmail.') },
    /1\.1-calm\.md:\d+: The tool speaks of "blackmail" and "help" lacks childline, nspcc-helpline/,
  ],
  [
    'D4: help lines of a serious tool',
    { [FIRST]: swap('help: [emergency]', 'help: [emergency]\ntone: serious') },
    /1\.1-calm\.md:\d+: The tool is serious and "help" lacks childline, nspcc-helpline/,
  ],
  [
    'D4: an unknown tone',
    { [FIRST]: swap('help: [emergency]', 'help: [emergency]\ntone: solemn') },
    /1\.1-calm\.md:9: tone: "solemn" is not known here\. Use one of: serious/,
  ],
  [
    'too short a tool',
    { [FIRST]: (text) => text.replace(/(### (?:Tea|A new).*\n\n).*/g, '$1Words.') },
    /The tool takes 4 minutes/,
  ],
  [
    'too long a tool',
    { [FIRST]: swap('- **One** thing', 'We go on. '.repeat(900)) },
    /The tool takes 1\d minutes|The tool takes 2\d minutes/,
  ],
  [
    'S-6: a chart of a figure that no claim says',
    { [FIRST]: chartOf('  unit: "%"\n  bars:\n    - { label: ended better, value: 28 }') },
    /1\.1-calm\.md:\d+: No claim on "S1" says "28%"\. Draw only what a claim says/,
  ],
  [
    'S-6: a chart that is drawn as another share than it says',
    { [FIRST]: chartOf('  dots: { counted: 1, of: 4, label: ended better, says: one in five }') },
    /"one in five" is drawn as another share/,
  ],
  [
    'S-6: a chart of a study that no claim cites',
    {
      [FIRST]: (text) =>
        chartOf('  dots: { counted: 1, of: 5, label: ended better }')(text).replace('evidence: [S1]', 'evidence: [S2]'),
    },
    /No claim of the tool cites "S1"/,
  ],
  [
    'S-6: words too long for a bar',
    { [FIRST]: chartOf(`  unit: "%"\n  bars:\n    - { label: ${'ended better '.repeat(4)}, value: 27 }`) },
    /does not fit over a bar/,
  ],
  [
    'S-6: a tool without a scene',
    { [FIRST]: swap('scene: calm-shutdown\n', '') },
    /1\.1-calm\.md:4: The tool has no "scene".*docs\/pictures\.md/,
  ],
  [
    'description',
    { [FIRST]: (text) => text.replace(/description: .*/, 'description: Too short.') },
    /1\.1-calm\.md:4: The description has 10 characters/,
  ],
  [
    'a reflection',
    Object.fromEntries(
      ['1.1', '1.2', '1.3', '1.4'].map((id) => [`launch/module1/${id}-calm.md`, swap('correct: ""', 'correct: b')]),
    ),
    /module1\/module\.yaml: No tool of the toolkit has a question without a right answer/,
  ],
  ['E-3: an age part', { [FIRST]: swap('#### At 9 to 12', '#### Else') }, /md:\d+: planApply has no part "At 9 to 12"/],
  [
    'E-3: age parts in order',
    {
      [FIRST]: (text) =>
        text
          .replace('#### At 5 to 8', '#### x')
          .replace('#### At 9 to 12', '#### At 5 to 8')
          .replace('#### x', '#### At 9 to 12'),
    },
    /The parts for children are out of order/,
  ],
  [
    'E-11: a long plan',
    { [FIRST]: swap('2. Sit near.', `2. ${SO.repeat(30)}`) },
    /1\.1-calm\.md:\d+: planApply has \d+ open words\. Keep to 260/,
  ],
  [
    'E-10: the first step',
    { [FIRST]: swap('**Alone, tonight:**', 'Soon') },
    /The first step of the plan does not say whether the child must be awake/,
  ],
  [
    'E-11: an open percentage',
    { [FIRST]: swap('- **One** thing', '- It helped 27% of them.') },
    /md:\d+: A figure of a study stands open: "It helped/,
  ],
  [
    'E-11: an open survey year',
    { [FIRST]: swap('- **One** thing', '- In a survey in 2024 many said so.') },
    /A figure of a study stands open/,
  ],
  [
    'E-10: a second if-then',
    { [FIRST]: swap('- **One** thing', '- If it is late, then sit near.') },
    /A second if-then: "If it is late/,
  ],
  [
    'E-11: a tool by its number',
    { [FIRST]: swap('- **One** thing', '- Turn to tool 3.5.') },
    /1\.1-calm\.md:\d+: A tool is called by its number/,
  ],
  [
    'E-11: a forbidden word',
    { [FIRST]: swap('- **One** thing', '- He committed suicide.') },
    /md:\d+: "committed suicide" must not be said/,
  ],
  [
    'E-11: a forbidden word in a folded part',
    { [FIRST]: swap('Count the goals', 'It is just banter. Count') },
    /"just banter" must/,
  ],
  [
    'E-9: a serious tool without now',
    { [FIRST]: swap('help: [emergency]', 'help: [emergency]\ntone: serious') },
    /md:9: The tool is serious and has no "## now"/,
  ],
  [
    'E-9: a long action',
    { [FIRST]: seriousWith(swap('Block the account.', LONG(31))) },
    /Action 3 of now has 31 words/,
  ],
  ['E-9: few actions', { [FIRST]: seriousWith(swap('4. Report it together.\n', '')) }, /now has 3 actions/],
  ['E-9: few words not to say', { [FIRST]: seriousWith(swap('- shout\n', '')) }, /now has 2 lines below "Don't"/],
  [
    'E-9: nothing to tap',
    { [FIRST]: seriousWith(swap('[999](tel:999)', '999')) },
    /No action of now has a number to tap/,
  ],
  [
    'E-9: a long page',
    { [FIRST]: seriousWith(swap('**Later:** ', `**Later:** ${SO.repeat(60)}`)) },
    /now has \d+ words/,
  ],
  [
    'E-9: a long heading',
    { [FIRST]: seriousWith(swap('### Somebody wants money', `### ${'Somebody '.repeat(8)}`)) },
    /The heading of now has 71 characters/,
  ],
  [
    'S-4: no short answer',
    { [FIRST]: (text) => text.replace(/shortAnswer:\n(?: {2}.*\n)+/, '') },
    /The tool has no "shortAnswer"/,
  ],
  [
    'S-4: a long short answer',
    { [FIRST]: swap('say: Where', `say: ${LONG(60)} Where`) },
    /md:10: The short answer has \d\d words/,
  ],
  ['S-4: when', { [FIRST]: swap('do: Tonight, sit', 'do: Sit') }, /md:11: It does not say when/],
  ['S-4: twice not', { [FIRST]: swap('dont: pull', "dont: Don't pull") }, /The page says "Don't" already/],
  ['no promise', { [FIRST]: (text) => text.replace(/promise:\n(?: {2}.*\n)+/, '') }, /The tool has no "promise"/],
  ['a cue with if', { [FIRST]: swap('- it is ten', '- If it is ten') }, /md:15: The page says "If" already/],
  ['an action with I', { [FIRST]: swap('- say one kind', '- I say one kind') }, /The page says "then I" already/],
  ['a long reason', { [FIRST]: swap('reason: They shouted', `reason: ${LONG(9)}`) }, /The reason has 9 words/],
  ['no why', { [FIRST]: (text) => text.replace(/why: It names.*\n/, '') }, /The question has no "why"/],
  ['a long why', { [FIRST]: swap('why: It names', 'why: One. Two. It names') }, /"why" has 4 sentences/],
  [
    'E-11: right answers that ask',
    Object.fromEntries(ALL_IDS.map((id) => [`launch/module${id[0]}/${id}-calm.md`, lessonText(id, 'b')])),
    /12 of 12 right answers ask or thank/,
  ],
  [
    'E-11: wrong answers that never ask',
    Object.fromEntries(
      ALL_IDS.map((id) => [`launch/module${id[0]}/${id}-calm.md`, swap('text: Ask where', 'text: Find where')]),
    ),
    /0 of 24 other answers ask or thank/,
  ],
  [
    'each exercise',
    { 'launch/module1/1.2-calm.md': lessonText('1.1', 'a').replaceAll('1.1', '1.2') },
    /The exercise "order" is used in 2 tools/,
  ],
  [
    'if and then',
    { [FIRST]: swap('If it is ten minutes to tea, then', 'At ten minutes to tea') },
    /nextStepCommitment is not an if-then plan/,
  ],
  [
    'plain fields',
    { [FIRST]: swap('text: Pull the plug.', 'text: Pull **the** plug.') },
    /The field "text" holds Markdown/,
  ],
  [
    'forbidden statement',
    { [FIRST]: swap('- **One** thing', '- Screens rewire the brain.') },
    /"rewir" must not be said/,
  ],
  [
    'forbidden in data',
    { 'quick-help.yaml': swap('Find the end.', 'Experts say so.') },
    /quick-help\.yaml:3: "Experts say" must not be said\. It names nobody/,
  ],
  ['forbidden in help', { 'help.yaml': swap('Stay.', 'Simply stay.') }, /help\.yaml:6: "Simply" must not be said/],
  [
    'D10: tools of help',
    { 'help.yaml': swap('tools: ["1.1"]', 'tools: ["8.8"]') },
    /help\.yaml:8: There is no tool "8\.8"\. Use the id of a tool that exists/,
  ],
  [
    'forbidden in a page',
    { 'pages/about.md': '---\ntitle: x\n---\n\nStudies show it.\n' },
    /about\.md:5: "Studies show" must not/,
  ],
  [
    'sources of a page',
    { 'pages/about.md': `${PAGE}evidence: [S9]\n---\n\nWords.\n` },
    /about\.md:5: evidence\[0\]: There is no source "S9"/,
  ],
  [
    'reading of a page',
    { 'pages/about.md': `${PAGE}---\n\n${'Unconditional responsibility necessitates deliberation. '.repeat(3)}\n` },
    /about\.md:1: The reading grade is/,
  ],
  [
    'works of the sources page',
    { 'sources-page.yaml': swap('id: S2,', 'id: S9,') },
    /sources-page\.yaml:10: frameworks\[0\]\.works\[0\]\.id: There is no source "S9"/,
  ],
  [
    'forbidden in the sources page',
    { 'sources-page.yaml': swap('[We use our own words.]', '[Experts say so.]') },
    /sources-page\.yaml:\d+: "Experts say" must not be said/,
  ],
  [
    'eighteen boxes',
    { [SPRINT]: swap('- [ ] Talk about it.\n', '') },
    /sprint\.md:\d+: There are 17 tick boxes\. "boxes" says 18/,
  ],
  ['the end of the list', { [SPRINT]: swap('\n---\n\n##', '\n##') }, /sprint\.md:\d+: The list has no end\. Add/],
  [
    'time boxes',
    { [SPRINT]: swap('(10 minutes)', '(12 minutes)') },
    /Its time boxes are 5, 12, 5\. Make them 5, 10, 5/,
  ],
  ['words of the specification', { [SPRINT]: swap('20-minute sprint', 'sprint') }, /does not say the 20-minute sprint/],
  ['help panel', { [PANEL]: swap('samaritans, ', '') }, /Its help panel lacks samaritans\. Add/],
  [
    'help panel with an unknown line',
    { [PANEL]: swap('ceop', 'ceops') },
    /panel\.yaml:5: \[1\]\.helplines\[1\]: There is/,
  ],
  ['a slug of another file', { [SPRINT]: swap('slug: digital', 'slug: family-tech-charter #') }, /not called "family/],
  [
    'D10: tools of a checklist',
    { [SPRINT]: swap('tools: ["1.1"]', 'tools: ["8.8"]') },
    /sprint\.md:10: tools\[0\]: There is no tool "8\.8"/,
  ],
  [
    'nothing private on the fridge',
    { [SPRINT]: swap('Talk about', 'Your password: ____ for') },
    /a visitor must not read/,
  ],
  [
    'reading grade of a checklist',
    { [SPRINT]: swap('Well done.', HARD.repeat(40)) },
    /sprint\.md:1: The reading grade/,
  ],
  ['forbidden in a help panel', { [PANEL]: swap('Keep the', 'Simply keep the') }, /"Simply" must not be said/],
  ['dead name', { 'help.yaml': swap('Stay.', 'Tell Action Fraud.') }, /help\.yaml:6: "Action Fraud" is out of date/],
  [
    'dead name in a note',
    { 'sources.yaml': (text) => `# Thinkuknow\n${text}` },
    /sources\.yaml:1: "Thinkuknow" is out of date/,
  ],
  [
    'unknown phone number',
    { [FIRST]: swap('- **One** thing', '- Ring 0800 111 222.') },
    /The number 0800 111 222 is not in helplines\.yaml/,
  ],
  ['unknown short number', { 'help.yaml': swap('Ring 999.', 'Ring 998.') }, /help\.yaml:5: The number 998 is not/],
  ['unknown text number', { 'help.yaml': swap('Stay.', 'Text HELP to 85257.') }, /The number 85257 is not/],
  [
    'date to come',
    { 'helplines.yaml': swap('2026-11-20', '2027-11-20') },
    /"emergency" was checked on 2027-11-20, which is to come/,
  ],
])('rule: %s', (_rule, changes, expected) => {
  const found = linesOf(changes)
  expect(
    found.filter((line) => expected.test(line)),
    found.join('\n'),
  ).not.toEqual([])
})

describe('warnings', () => {
  test('a help line that was checked more than 180 days ago', () => {
    const findings = check({ 'helplines.yaml': swap('2026-11-20', '2026-05-24') })
    expect(findings.map(({ level }) => level)).toEqual(['warning'])
    expect(findings.map(formatFinding)[0]).toMatch(
      /helplines\.yaml: Warning: "emergency" was last checked 181 days ago\. Ring or open it/,
    )
  })

  test('180 days are fine', () => {
    expect(check({ 'helplines.yaml': swap('2026-11-20', '2026-05-25') })).toEqual([])
  })

  test.each([
    ['2027-08-20', /sources-page\.yaml: Warning: The sources were to be reviewed by 2027-02-20, 181 days ago\. Check/],
    ['2027-08-19', undefined],
  ])('the review of the sources on %s', (today, expected) => {
    const lines = check({}, new Date(today))
      .map(formatFinding)
      .filter((line) => line.includes('sources-page.yaml'))
    if (expected) expect(lines[0]).toMatch(expected)
    else expect(lines).toEqual([])
  })

  test('a review that lies before the last update', () => {
    const findings = check({ 'sources-page.yaml': swap('2027-02-20', '2026-11-19') })
    expect(findings.map(formatFinding)).toEqual([
      expect.stringMatching(/Warning: "nextReview" is 2026-11-19, and a source was checked on 2026-11-20\. Set it/),
    ])
  })
})
