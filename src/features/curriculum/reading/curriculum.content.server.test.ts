// The reader of the curriculum: what it makes of good files, and what it says about each mistake.

import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ContentError } from '#src/platform/content/content-error.ts'
import { say } from '#src/platform/http/say.ts'
import { AppError } from '#src/shared/app-error.ts'
import {
  type ContentFixture,
  createContentFixture,
  lessonText,
  NOW_TEXT,
  swap,
} from '../../../../testing/content/content-fixture.ts'
import { Lesson, NowPage } from '../curriculum.contract.ts'
import { getModuleDetailOf, getModuleListOf, requireLesson } from '../curriculum.server.ts'
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

describe('good content', () => {
  test('gives stages, modules and lessons in order, frozen and fitting the contract', () => {
    using fixture = createContentFixture()
    const curriculum = readCurriculum('en', fixture.root)
    expect(curriculum.stages).toEqual([
      { stageId: 'launch', title: 'The Launch', moduleIds: ['module1', 'module2', 'module3'] },
    ])
    expect(curriculum.modules[0]).toEqual({
      stageId: 'launch',
      moduleId: 'module1',
      title: 'Toolkit 1',
      goal: 'A goal.',
      look: { emoji: '📚', colour: 'night' },
      lessonIds: ['1.1', '1.2', '1.3', '1.4'],
      sourceIds: ['S1'],
    })
    expect(curriculum.lessons.map((lesson) => lesson.lessonId)).toHaveLength(12)
    for (const lesson of curriculum.lessons) expect(Lesson.parse(lesson)).toEqual(lesson)
    expect(() => Object.assign(curriculum.lessons[0] as object, { title: 'x' })).toThrow(TypeError)
  })

  test('a lesson has place, blocks, time, help lines and sources', () => {
    using fixture = createContentFixture()
    const lesson = readCurriculum('en', fixture.root).lessons[0]
    expect(lesson).toMatchObject({
      stageId: 'launch',
      moduleId: 'module1',
      moduleTitle: 'Toolkit 1',
      lessonId: '1.1',
      title: 'The calm end 1.1',
      helplines: [{ id: 'emergency', contacts: [{ kind: 'phone', label: '999', href: 'tel:999' }] }],
      sources: [{ author: 'Somebody', title: 'A study', year: '2017' }],
    })
    if (!lesson || !('blocks' in lesson)) throw new Error('no blocks')
    expect(lesson.blocks.map((block) => block.type)).toEqual([
      'sparkAssess',
      'exploreDiscover',
      'understandVerify',
      'planApply',
      'consolidateCommit',
    ])
    expect(lesson.blocks[0]).toMatchObject({ heading: 'Tea is on the table', assessment: { correct: '' } })
    const quiz = lesson.blocks[2]
    if (!quiz || !('assessment' in quiz)) throw new Error('no quiz')
    expect(Object.keys(quiz.assessment.feedback)).toEqual(['a', 'b', 'c'])
    expect(quiz.assessment.correct).toBe('b')
    expect(lesson.blocks[3]).toMatchObject({
      tipTree: ['Notice a ', { kind: 'strong', children: ['good'] }, ' ending.'],
    })
    expect(lesson.minutes).toBeGreaterThanOrEqual(5)
  })

  test('D4: `tone: serious` marks a tool, for itself and for the tool before it', () => {
    using fixture = createContentFixture({
      'launch/module1/1.2-calm.md': swap('help: [emergency]', 'help: [emergency]\ntone: serious'),
    })
    const [first, second, third] = readCurriculum('en', fixture.root).lessons
    expect([first?.serious, second?.serious, third?.serious]).toEqual([false, true, false])
    expect([first?.next?.serious, second?.next?.serious]).toEqual([true, false])
  })

  test('M-19: how a toolkit looks stands in its module.yaml; without it, it has books', () => {
    using fixture = createContentFixture({
      'launch/module1/module.yaml': swap('tools:', 'emoji: 🎮\ncolour: violet\ntools:'),
    })
    const curriculum = readCurriculum('en', fixture.root)
    expect(getModuleListOf('en', 'launch', curriculum).modules.map(({ look }) => look)).toEqual([
      { emoji: '🎮', colour: 'violet' },
      { emoji: '📚', colour: 'night' },
      { emoji: '📚', colour: 'night' },
    ])
    expect(getModuleDetailOf('en', 'launch', 'module1', curriculum).look.emoji).toBe('🎮')
    const real = getModuleListOf('en', 'digitalLaunchpad').modules.map(({ look }) => look.emoji)
    expect(real.slice(0, 4)).toEqual(['🎮', '📱', '🛡️', '😊'])
  })

  test('H-7: a new focus area with a new toolkit is content only', () => {
    using fixture = createContentFixture({
      'stages.yaml': (text) => `${text}- id: space\n  title: Space\n  audience: for pilots\n  modules: [rockets]\n`,
      'space/rockets/module.yaml':
        'id: rockets\ntitle: Rockets\ngoal: Up.\nemoji: 🚀\ncolour: plum\nscene: gaming-code\ntools: ["9.1"]\n',
    })
    writeFileSync(
      fixture.path('space/rockets/9.1-start.md'),
      readFileSync(fixture.path(FIRST), 'utf8').replace('id: "1.1"', 'id: "9.1"'),
    )
    const curriculum = readCurriculum('en', fixture.root)
    expect(getModuleListOf('en', 'space', curriculum)).toMatchObject({
      stageTitle: 'Space',
      audience: 'for pilots',
      modules: [{ id: 'rockets', look: { emoji: '🚀', colour: 'plum' }, lessonCount: 1 }],
    })
    expect(requireLesson('en', 'space', 'rockets', '9.1', curriculum).moduleTitle).toBe('Rockets')
  })

  test('S-6: a tool and a toolkit name their scenes, and the page gets an address', () => {
    using fixture = createContentFixture({
      'launch/module1/1.2-calm.md': swap('scene: calm-shutdown\n', ''),
      'launch/module1/module.yaml': swap('tools:', 'scene: gaming-code\ntools:'),
    })
    const curriculum = readCurriculum('en', fixture.root)
    expect(curriculum.lessons[0]?.scene).toMatch(/^\/assets\/scenes\/calm-shutdown-[\w-]{8}\.svg$/)
    expect(curriculum.lessons[1]).not.toHaveProperty('scene')
    expect(getModuleDetailOf('en', 'launch', 'module1', curriculum).scene).toMatch(/\/gaming-code-/)
    expect(getModuleListOf('en', 'launch', curriculum).modules.map(({ scene }) => scene !== undefined)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('S-6: a chart stands where the tool says how we know, with its source and its drawing', () => {
    using fixture = createContentFixture({ [FIRST]: swap('scene:', `${CHART}scene:`) })
    const [lesson, other] = readCurriculum('en', fixture.root).lessons
    if (!lesson || !('blocks' in lesson)) throw new Error('no blocks')
    const parts = lesson.blocks.flatMap(({ folded = [] }) => folded)
    expect(parts.filter(({ chart }) => chart).map(({ heading }) => heading)).toEqual(['How do we know?'])
    expect(parts.find(({ chart }) => chart)?.chart).toMatchObject({
      title: 'How it ended',
      source: 'Somebody, 2017',
      rows: [{ label: 'ended better', figure: '27%' }],
      drawing: { marks: 'bars' },
    })
    expect(Lesson.parse(lesson)).toEqual(lesson)
    expect(JSON.stringify(other)).not.toContain('"chart"')
  })

  test('E-3, E-10: parts below smaller headings fold; the open words go without them', () => {
    using fixture = createContentFixture()
    const lesson = readCurriculum('en', fixture.root).lessons[0]
    if (!lesson || !('blocks' in lesson)) throw new Error('no blocks')
    const [, explore, , plan] = lesson.blocks
    expect(plan?.folded?.map(({ heading }) => heading)).toEqual([
      'At 5 to 8',
      'At 9 to 12',
      'For a teenager',
      'For a child with SEND',
    ])
    expect(plan?.folded?.map(({ age }) => age)).toEqual(['5-to-8', '9-to-12', '13-or-over', undefined])
    expect(plan).toMatchObject({ task: expect.not.stringContaining('####') })
    expect(explore?.folded).toMatchObject([{ heading: 'How do we know?', tree: [{ kind: 'paragraph' }] }])
    expect(explore).toMatchObject({ content: expect.stringContaining('- **One** thing') })
    expect(explore).toMatchObject({ content: expect.not.stringContaining('27%') })
  })

  test('only a plan folds below any heading', () => {
    using fixture = createContentFixture({ [FIRST]: swap('- **One** thing', '#### By the way\n\n- **One** thing') })
    const lesson = readCurriculum('en', fixture.root).lessons[0]
    if (!lesson || !('blocks' in lesson)) throw new Error('no blocks')
    expect(lesson.blocks[1]).toMatchObject({
      content: expect.stringContaining('#### By the way'),
      folded: [{ heading: 'How do we know?' }],
    })
  })

  test('the three exercises, one of them shuffled alike at every reading', () => {
    using fixture = createContentFixture()
    const exercisesOf = () =>
      readCurriculum('en', fixture.root).lessons.flatMap((lesson) =>
        'blocks' in lesson ? lesson.blocks.flatMap((block) => ('exercise' in block ? [block.exercise] : [])) : [],
      )
    const [order, piles, ownWords] = exercisesOf()
    expect(piles).toMatchObject({ kind: 'piles', piles: ['Keep', 'Change'], lines: [{ pile: 'Keep' }, {}, {}, {}] })
    expect(ownWords).toMatchObject({ kind: 'own-words', examples: { length: 3 } })
    if (order?.kind !== 'order') throw new Error('no order')
    expect(order.lines.toSorted((one, other) => one.place - other.place)).toEqual([
      { text: 'Ask where the end is.', place: 1 },
      { text: 'Sit near.', place: 2 },
      { text: 'Say goodbye to the game.', place: 3 },
    ])
    expect(order.lines.map(({ place }) => place)).not.toEqual([1, 2, 3])
    expect(exercisesOf()[0]).toEqual(order)
  })

  test('the short answer, the promise and why an answer is stronger', () => {
    using fixture = createContentFixture()
    const lesson = readCurriculum('en', fixture.root).lessons[0]
    expect(lesson).toMatchObject({
      shortAnswer: {
        say: 'Where is the end of this one?',
        do: expect.stringMatching(/^Tonight/),
        dont: 'pull the plug.',
      },
      promise: { cues: { length: 3 }, actions: { length: 3 }, obstacles: { length: 3 }, smaller: expect.any(String) },
      blocks: [{}, {}, { assessment: { why: 'It names an end that both can see. The others name none.' } }, {}, {}],
    })
  })

  test('E-2: a serious tool has a page for now', () => {
    using fixture = createContentFixture({
      [FIRST]: (text) => `${text.replace('help: [emergency]', 'help: [emergency]\ntone: serious')}\n${NOW_TEXT}`,
    })
    const { lessons, nowPages } = readCurriculum('en', fixture.root)
    expect(lessons.filter(({ hasNow }) => hasNow).map(({ lessonId }) => lessonId)).toEqual(['1.1'])
    expect(nowPages).toMatchObject([
      {
        lessonId: '1.1',
        heading: 'Somebody wants money',
        actions: { length: 4, 0: ['Stop. Do not pay. In danger, ring ', { kind: 'link', href: 'tel:999' }, '.'] },
        say: ['"You are not in trouble, and I am here."'],
        dont: [['pay'], ['delete the chat'], ['shout']],
        later: [{ kind: 'paragraph', children: ['read ', { kind: 'link', href: '/help' }, ' when it is calm.'] }],
        helplines: [{ id: 'emergency' }],
      },
    ])
    expect(NowPage.parse(nowPages[0])).toEqual(nowPages[0])
  })

  test('two claims from one work name it once', () => {
    using fixture = createContentFixture({ [FIRST]: swap('evidence: [S1]', 'evidence: [S1, S2, S1]') })
    expect(readCurriculum('en', fixture.root).lessons[0]?.sources).toHaveLength(2)
  })

  test('a traditional tool', () => {
    const front = lessonText('1.1').split('## sparkAssess')[0]
    const text = `${front}## hook\n\n**Stop.** Then look.\n\n## content\n\n### Why\n\nWords.\n\n\`\`\`yaml\ntakeaway: Look first.\n\`\`\`\n`
    using fixture = createContentFixture({ [FIRST]: text })
    const lesson = readCurriculum('en', fixture.root).lessons[0]
    expect(lesson).toMatchObject({
      hook: '**Stop.** Then look.',
      content: '### Why\n\nWords.',
      takeaway: 'Look first.',
    })
    expect(Lesson.parse(lesson)).toEqual(lesson)
  })

  test('Windows line ends and a byte order mark do not matter', () => {
    using fixture = createContentFixture({ [FIRST]: (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}` })
    expect(readCurriculum('en', fixture.root).lessons).toHaveLength(12)
  })

  test('## inside a fenced block is no section', () => {
    using fixture = createContentFixture({ [FIRST]: swap('- **One** thing', '```\n## not a section\n```') })
    expect(readCurriculum('en', fixture.root).lessons).toHaveLength(12)
  })
})

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
      swap('- id: b\n    text: Ask', '- id: a\n    text: Ask'),
      '- id: b\n    text: Ask',
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
      /1\.9-new\.md:2: id: "1\.9" is not in the module\.yaml/,
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
    ['module without a file', { 'launch/module1/module.yaml': null }, /module\.yaml: The file cannot be read/],
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

describe('look-ups', () => {
  test('find what is there', () => {
    using fixture = createContentFixture()
    const curriculum = readCurriculum('en', fixture.root)
    expect(getModuleListOf('en', 'launch', curriculum)).toMatchObject({
      stageTitle: 'The Launch',
      modules: [{ id: 'module1', title: 'Toolkit 1', goal: 'A goal.', lessonCount: 4 }, {}, {}],
    })
    const detail = getModuleDetailOf('en', 'launch', 'module2', curriculum)
    expect(detail).toMatchObject({ stageTitle: 'The Launch', moduleId: 'module2', title: 'Toolkit 2' })
    expect(Object.keys(detail.lessons)).toEqual(['2.1', '2.2', '2.3', '2.4'])
    expect(detail.lessons['2.1']).toMatchObject({ id: '2.1', title: 'The calm end 2.1' })
    expect(requireLesson('en', 'launch', 'module1', '1.2', curriculum).lessonId).toBe('1.2')
  })

  test('say what was not found', () => {
    using fixture = createContentFixture()
    const curriculum = readCurriculum('en', fixture.root)
    const messageOf = (look: () => unknown) => {
      try {
        return look()
      } catch (error) {
        return error instanceof AppError && error.code === 'not_found' ? say('en', error.said) : error
      }
    }
    expect(messageOf(() => getModuleListOf('en', 'moon', curriculum))).toBe(
      'Failed to fetch toolkits for focus area: moon.',
    )
    expect(messageOf(() => getModuleDetailOf('en', 'launch', 'm', curriculum))).toBe(
      'Failed to fetch details for toolkit: m.',
    )
    expect(messageOf(() => getModuleDetailOf('en', 'moon', 'module1', curriculum))).toBe(
      'Failed to fetch details for toolkit: module1.',
    )
    expect(messageOf(() => requireLesson('en', 'launch', 'module2', '1.1', curriculum))).toBe(
      'Failed to fetch tool data.',
    )
    expect(messageOf(() => requireLesson('en', 'launch', 'module1', '__proto__', curriculum))).toBe(
      'Failed to fetch tool data.',
    )
  })
})
