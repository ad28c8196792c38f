// What the reader of the curriculum says about each mistake: file, line, field and what to do.

import { describe, expect, test } from 'vitest'
import { ContentError } from '#src/platform/content/content-error.ts'
import {
  type ContentFixture,
  createContentFixture,
  lessonText,
  NOW_TEXT,
  swap,
} from '../../../../testing/content/content-fixture.ts'
import { readCurriculum } from './curriculum.content.server.ts'

const FIRST = 'launch/module1/1.1-calm.md'
const CHART = `chart:
  evidence: S1
  title: How it ended
  caption: In a small study.
  unit: "%"
  bars:
    - { label: ended better, value: 27 }
`

function mistakeOf(changes: Parameters<typeof createContentFixture>[0]): ContentError {
  using fixture = createContentFixture(changes)
  return readMistake(fixture)
}

function readMistake(fixture: ContentFixture): ContentError {
  try {
    readCurriculum('en', fixture.root)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('No mistake was found')
}

describe('a mistake in a lesson file names file, line, field and what to do', () => {
  const lineOf = (part: string, text = lessonText('1.1')) => text.slice(0, text.indexOf(part)).split('\n').length

  test.each([
    [
      'unknown section',
      swap('## exploreDiscover', '## explore'),
      '## exploreDiscover',
      'explore',
      /no section "explore"/,
    ],
    ['section twice', swap('## planApply', '## sparkAssess'), '## planApply', 'sparkAssess', /second time/],
    [
      'yaml not closed',
      swap('```\n\n## consolidateCommit', '\n## consolidateCommit'),
      '```yaml\ntip',
      undefined,
      /not closed/,
    ],
    [
      'words after yaml',
      swap('```\n\n## exploreDiscover', '```\n\nMore.\n\n## exploreDiscover'),
      '## exploreDiscover',
      'sparkAssess',
      /after the yaml/,
    ],
    ['no heading', swap('### Why stopping is hard', ''), '## exploreDiscover', 'exploreDiscover', /heading is missing/],
    ['page heading', swap('1. **Alone', '# Big **Alone'), '1. **Alone', 'planApply', /title of the page/],
    [
      'no yaml',
      swap('```yaml\ntip: Notice a **good** ending.\n```', ''),
      '## planApply',
      'planApply',
      /yaml block is missing/,
    ],
    [
      'yaml where none belongs',
      (text: string) => text.replace(/#### How do we know\?[\s\S]*?\n\n(?=## )/, '```yaml\na: 1\n```\n\n'),
      '#### How do',
      'exploreDiscover',
      /no yaml block/,
    ],
    [
      'words beside yaml',
      swap('### Keep hold\n', '### Keep hold\n\nMore.\n'),
      '```yaml\nkeyTake',
      'consolidateCommit',
      /No words stand/,
    ],
    [
      'words before sections',
      swap('---\n\n## spark', '---\n\nHello.\n\n## spark'),
      '## sparkAssess',
      undefined,
      /before the first section/,
    ],
    ['correct is no option', swap('correct: b', 'correct: d'), 'correct: b', 'correct', /"d" is not the id/],
    ['correct is missing', swap('correct: b\n', ''), 'question: What is the best', 'correct', /missing/],
    [
      'option id twice',
      swap('- id: b\n    text: Where', '- id: a\n    text: Where'),
      '- id: b\n    text: Where',
      'options[1].id',
      /Two options/,
    ],
    [
      'no feedback',
      (text: string) => text.replace(/ {4}feedback: .*\n/, ''),
      '- id: a\n    text: I switch',
      'options[0].feedback',
      /missing/,
    ],
    ['misspelt field', swap('keyTakeaway:', 'keyTakeawy:'), 'keyTakeaway:', '', /"keyTakeawy"/],
    ['unknown help id', swap('help: [emergency]', 'help: [emergncy]'), 'help: [', 'help[0]', /no help line "emergncy"/],
    ['help id twice', swap('help: [emergency]', 'help: [emergency, emergency]'), 'help: [', 'help[1]', /twice/],
    [
      'unknown evidence id',
      swap('evidence: [S1]', 'evidence: [S9]'),
      'evidence: [',
      'claims[0].evidence[0]',
      /no source "S9"/,
    ],
    [
      'a scene that nobody has drawn',
      swap('scene: calm-shutdown', 'scene: moon-walk'),
      'scene:',
      'scene',
      /no scene "moon-walk".*docs\/pictures\.md/,
    ],
    [
      'a chart of nobody',
      swap('scene:', `${CHART.replace('S1', 'S9')}scene:`),
      'scene:',
      'chart.evidence',
      /no source "S9"/,
    ],
    [
      'a chart of two kinds',
      swap('scene:', `${CHART}  dots: { counted: 1, of: 5, label: ended better }\nscene:`),
      'scene:',
      'chart',
      /no chart\. Give it either "bars"/,
    ],
    [
      'a chart that no study stands beside',
      (text: string) => swap('scene:', `${CHART}scene:`)(text).replace('#### How do we know?', '#### Something else'),
      'scene:',
      'chart',
      /The chart has no place/,
    ],
    ['broken yaml', swap('title: The', 'title: The: '), 'title:', undefined, /not valid YAML/],
    ['id as a number', swap('id: "1.1"', 'id: 1.1'), 'id: "1.1"', 'id', /Put it in quotes/],
    ['id of another file', swap('id: "1.1"', 'id: "1.9"'), 'id: "1.1"', 'id', /does not start with the id/],
    ['id of another form', swap('id: "1.1"', 'id: one'), 'id: "1.1"', 'id', /Write it like "1\.1"\./],
    [
      'why of a reflection',
      swap('correct: ""', 'correct: ""\nwhy: Because.'),
      'correct: ""',
      'why',
      /without a right answer/,
    ],
    [
      'nothing in a folded part',
      swap('Count the goals aloud.\n', ''),
      '## planApply',
      'planApply',
      /No words stand below/,
    ],
    [
      'an exercise where none belongs',
      swap('2. Sit near.', '2. Sit near.\n\n```yaml\nexercise: order\n```'),
      '2. Sit near.',
      'planApply',
      /no exercise/,
    ],
    ['now of another tool', (text: string) => `${text}${NOW_TEXT}`, 'previewNext:', 'now', /Only a serious tool/],
    ['no front matter', (text: string) => text.replace('---\n', ''), '---', undefined, /front matter is missing/],
  ])('%s', (_name, change, at, field, message) => {
    const mistake = mistakeOf({ [FIRST]: change })
    expect(mistake.message).toMatch(message)
    expect(mistake.file).toMatch(/1\.1-calm\.md$/)
    // A broken quote is noticed at its end, an added blank line moves a line or two.
    expect(Math.abs((mistake.line ?? -99) - lineOf(at))).toBeLessThanOrEqual(2)
    if (field !== undefined) expect(mistake.field ?? '').toBe(field)
    expect(mistake.mend).toMatch(/\.$/)
  })

  test.each([
    [
      'a line twice',
      '1.2',
      swap('- Sit near.\n', '- Ask where the end is.\n'),
      /lines\[1\]: This line stands here twice/,
    ],
    ['an unknown pile', '1.3', swap('pile: Keep', 'pile: Kept'), /lines\[0\]\.pile: There is no pile "Kept"/],
    ['two examples', '1.4', swap('  - Two more goals and then tea.\n', ''), /examples: .* Make it at least 3/],
    ['an unknown kind', '1.4', swap('exercise: own-words', 'exercise: song'), /exercise: "song" is not known here/],
    [
      'a second one',
      '1.4',
      swap('keyTakeaway:', 'exercise: own-words\n```\n\n```yaml\nkeyTakeaway:'),
      /consolidateCommit: (?:The tool has a second exercise|prompt)|prompt: This field is missing/,
    ],
  ])('in an exercise: %s', (_name, id, change, message) => {
    expect(mistakeOf({ [`launch/module1/${id}-calm.md`]: change }).message).toMatch(message)
  })

  test.each([
    ['no actions', swap('1. Stop', 'Stop'), /The actions are missing/],
    ['no words to say', swap('**Say this:**', '**Say:**'), /"Say this" is missing/],
    ['nothing not to do', swap('- pay\n- delete the chat\n- shout\n', ''), /"Don't" has no list/],
    ['no later', swap('**Later:** ', ''), /"Later" is missing/],
    ['no heading', swap('### Somebody wants money', ''), /The heading is missing/],
  ])('in now: %s', (_name, change, message) => {
    const serious = (text: string) => text.replace('help: [emergency]', 'help: [emergency]\ntone: serious')
    expect(mistakeOf({ [FIRST]: (text) => `${serious(text)}\n${change(NOW_TEXT)}` }).message).toMatch(message)
  })

  test('quiz without options', () => {
    const change = (text: string) => text.replace(/options:\n(?: {2}.*\n)+correct: b/, 'options: []\ncorrect: ""')
    expect(mistakeOf({ [FIRST]: change }).message).toMatch(
      /options: This is too short or too small\. Make it at least 3 entries/,
    )
  })

  test('sections out of order', () => {
    const change = (text: string) =>
      text
        .replace('## exploreDiscover', '## x')
        .replace('## understandVerify', '## exploreDiscover')
        .replace('## x', '## understandVerify')
    expect(mistakeOf({ [FIRST]: change }).message).toMatch(
      /"exploreDiscover" is out of order.*Put the sections in this order/,
    )
  })

  test('a section is missing', () => {
    const change = (text: string) => text.slice(0, text.indexOf('## consolidateCommit'))
    expect(mistakeOf({ [FIRST]: change }).message).toMatch(/"consolidateCommit" is missing/)
  })
})

describe('a mistake in the lists', () => {
  test.each([
    [
      'tool without a file',
      { [FIRST]: null },
      /module1\/module\.yaml:4: tools\[0\]: There is no file for the tool "1\.1"/,
    ],
    [
      'file in no module.yaml',
      { 'launch/module1/1.9-new.md': lessonText('1.9') },
      /1\.9-new\.md:2: id: "1\.9" is not in the English module\.yaml/,
    ],
    ['two files with one id', { 'launch/module1/1.1-other.md': lessonText('1.1') }, /Another file has the id "1\.1"/],
    [
      'one id in two toolkits',
      {
        'launch/module2/1.1-again.md': lessonText('1.1'),
        'launch/module2/module.yaml': swap('["2.1"', '["1.1", "2.1"'),
      },
      /1\.1-again\.md:2: id: "1\.1" is a tool of module1 already/,
    ],
    [
      'tool twice in the list',
      { 'launch/module1/module.yaml': swap('"1.2"', '"1.1"') },
      /module\.yaml:4: tools\[1\]: "1\.1" stands here twice/,
    ],
    [
      'module id is not the folder',
      { 'launch/module1/module.yaml': swap('module1', 'module9') },
      /The id is "module9"/,
    ],
    [
      'a scene that nobody has drawn, of a toolkit',
      { 'launch/module1/module.yaml': swap('tools:', 'scene: moon-walk\ntools:') },
      /module\.yaml:4: scene: There is no scene "moon-walk"/,
    ],
    [
      'module without a file',
      { 'launch/module1/module.yaml': null },
      /stages\.yaml:\d+: \[0\]\.modules\[0\]: There is no file "launch\/module1\/module\.yaml"\. Add it, or take "module1" out/,
    ],
    [
      'folder in no stage',
      { 'launch/module9/module.yaml': 'id: module9' },
      /module9: This toolkit is not in stages\.yaml/,
    ],
    [
      'module twice in a stage',
      { 'stages.yaml': swap('module2', 'module1') },
      /stages\.yaml:3: \[0\]\.modules\[1\]: "module1" stands here twice/,
    ],
    ['stages file missing', { 'stages.yaml': null }, /stages\.yaml: The file cannot be read/],
  ])('%s', (_name, changes, message) => {
    expect(mistakeOf(changes).message).toMatch(message)
  })
})
