// The reader of the curriculum: what it makes of good files. What it says about mistakes: curriculum-mistakes.

import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderMessage } from '#src/platform/http/render-message.ts'
import { AppError } from '#src/shared/app-error.ts'
import { createContentFixture, lessonText, NOW_TEXT, swap } from '../../../../testing/content/content-fixture.ts'
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

const PLAIN = /^\/assets\/scenes\/plain-room-[\w-]{8}\.svg$/

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
      scene: expect.stringMatching(PLAIN),
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

  test('`tone: serious` marks a tool, and no tool before it leads to it', () => {
    using fixture = createContentFixture({
      'launch/module1/1.2-calm.md': swap('help: [emergency]', 'help: [emergency]\ntone: serious'),
    })
    const [first, second, third] = readCurriculum('en', fixture.root).lessons
    expect([first?.serious, second?.serious, third?.serious]).toEqual([false, true, false])
    expect([first, second, third].map((lesson) => lesson?.next?.lessonId)).toEqual(['1.3', '1.3', '1.4'])
  })

  test("a toolkit's picture is named in its module.yaml; without it, it has books", () => {
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

  test('a new focus area with a new toolkit is content only', () => {
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

  test('a step has the scene with its number beside that of its tool, if any', () => {
    using fixture = createContentFixture({ 'launch/module1/1.2-calm.md': swap('scene: calm-shutdown\n', '') })
    const [lesson, plain] = readCurriculum('en', fixture.root).lessons
    if (!lesson || !('blocks' in lesson)) throw new Error('no blocks')
    expect(lesson.blocks[2]?.scene).toMatch(/^\/assets\/scenes\/calm-shutdown-3-[\w-]{8}\.svg/)
    expect(Lesson.parse(lesson)).toEqual(lesson)
    expect(plain && 'blocks' in plain && plain.blocks.map(({ scene }) => scene).filter(Boolean)).toEqual([])
  })

  test('the section on how we know has the chart, with its source and its drawing', () => {
    using fixture = createContentFixture({ [FIRST]: swap('scene:', `${CHART}scene:`) })
    const [lesson, other] = readCurriculum('en', fixture.root).lessons
    if (!lesson || !('blocks' in lesson)) throw new Error('no blocks')
    const parts = lesson.blocks.flatMap(({ folded = [] }) => folded)
    expect(parts.filter(({ chart }) => chart).map(({ heading }) => heading)).toEqual(['How do we know?'])
    expect(parts.find(({ chart }) => chart)?.chart).toMatchObject({
      title: 'How it ended',
      source: 'Somebody, 2017',
      rows: [{ label: 'ended better', figure: '27%' }],
      // Per cent are of a hundred, and not of the greatest of them.
      drawing: { marks: 'bars', counted: 'M0 33H86.4', rest: 'M0 33H320' },
    })
    expect(Lesson.parse(lesson)).toEqual(lesson)
    expect(JSON.stringify(other)).not.toContain('"chart"')
  })

  test('parts below smaller headings fold; the open words go without them', () => {
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

  test('the short answer, the next step and why an answer is stronger', () => {
    using fixture = createContentFixture()
    const lesson = readCurriculum('en', fixture.root).lessons[0]
    expect(lesson).toMatchObject({
      shortAnswer: {
        say: 'Where is the end of this one?',
        do: expect.stringMatching(/^Tonight/),
        dont: 'pull the plug.',
      },
      nextStep: { cues: { length: 3 }, actions: { length: 3 }, obstacles: { length: 3 }, smaller: expect.any(String) },
      blocks: [{}, {}, { assessment: { why: 'It names an end that both can see. The others name none.' } }, {}, {}],
    })
  })

  test('a serious tool has a page for now', () => {
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

describe('look-ups', () => {
  test('say what was not found', () => {
    using fixture = createContentFixture()
    const curriculum = readCurriculum('en', fixture.root)
    const messageOf = (look: () => unknown) => {
      try {
        return look()
      } catch (error) {
        return error instanceof AppError && error.code === 'not_found' ? renderMessage('en', error.messageRef) : error
      }
    }
    expect(messageOf(() => getModuleListOf('en', 'moon', curriculum))).toBe('There is no focus area at this address.')
    expect(messageOf(() => getModuleDetailOf('en', 'launch', 'm', curriculum))).toBe(
      'There is no toolkit at this address.',
    )
    expect(messageOf(() => getModuleDetailOf('en', 'moon', 'module1', curriculum))).toBe(
      'There is no toolkit at this address.',
    )
    expect(messageOf(() => requireLesson('en', 'launch', 'module2', '1.1', curriculum))).toBe(
      'There is no tool at this address.',
    )
    expect(messageOf(() => requireLesson('en', 'launch', 'module1', '__proto__', curriculum))).toBe(
      'There is no tool at this address.',
    )
  })
})
