// The only reader of content/<language>/topics/*.md.
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { type Lesson, ToolkitColour } from '#src/features/curriculum/curriculum.contract.ts'
import type { Curriculum } from '#src/features/curriculum/curriculum.server.ts'
import { findTool } from '#src/features/curriculum/find-tool.ts'
import {
  findNightPath,
  findScenePath,
  PLAIN_SCENE,
  scenePathOrPlain,
} from '#src/features/curriculum/pictures/scene-files.server.ts'
import type { Talk } from '#src/features/curriculum/talks/talk.ts'
import type { DeviceGuide } from '#src/features/device-guides/device-guide.ts'
import type { AgreementSuggestions } from '#src/features/family/agreement/suggested-lines.ts'
import type { Helpline } from '#src/features/help/help.contract.ts'
import { ContentError } from '#src/platform/content/content-error.ts'
import {
  CONTENT_ROOT,
  contentFile,
  contentFolder,
  languageOfFile,
  listFiles,
  type MarkdownFile,
  markUntranslated,
  readMarkdownFile,
} from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { parseInlineMarkdown } from '#src/platform/content/markdown.ts'
import { deviceGuidePath, talkPath } from '#src/shared/content-paths.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'
import { lessonPath, nowPath } from '#src/shared/paths.ts'
import type { Topic, TopicStep } from './topic.ts'

const MOST_TOOLS = 2
const MOST_SETTINGS = 2
const MOST_NUMBERS = 4

const words = { title: Words, line: Words, search: Words }
const Front = z.strictObject({
  ...words,
  /** Its place among the topics: smaller numbers come first. */
  place: z.int(),
  colour: ToolkitColour,
  scene: z._default(Words, PLAIN_SCENE),
  tone: z.optional(z.literal('serious')),
  /** For a serious topic: the tool whose page for now has all steps. */
  now: z.optional(Words),
  /** For a serious topic: ids of help lines. */
  help: z._default(z.array(Words).check(z.maxLength(MOST_NUMBERS)), []),
  /** Tools; the short answer of the first one is that of the topic. */
  learn: z.array(Words).check(z.minLength(1), z.maxLength(MOST_TOOLS)),
  practise: z.optional(Words),
  together: z.optional(Words),
  /** Device guides: two where the same setting is on two makes. */
  setting: z._default(z.array(Words).check(z.maxLength(MOST_SETTINGS)), []),
  /** A line of agreement-lines.yaml; without it the line of the talk, or of the session. */
  rule: z.optional(Words),
  more: z._default(z.array(Words), []),
})
type Front = z.infer<typeof Front>
/** Everything else is the same in every language. */
const TranslatedFront = z.strictObject(words)

export interface TopicReferences {
  curriculum: Curriculum
  talks: readonly Talk[]
  deviceGuides: readonly DeviceGuide[]
  agreementLines: AgreementSuggestions
  helplines: readonly Helpline[]
}

/** Reads the topics in the order of their places. @throws {ContentError} for the first mistake */
export function readTopics(language: Language, references: TopicReferences, root: string = CONTENT_ROOT): Topic[] {
  const files = listFiles(join(contentFolder(DEFAULT_LANGUAGE, root), 'topics'), '.md')
  const read = files.map((file) => ({ english: readMarkdownFile(file, Front), file }))
  for (const { english } of read) {
    const twin = read.find(
      (one) => one.english !== english && one.english.front.data.place === english.front.data.place,
    )
    if (twin === undefined) continue
    const problem = `"${basename(twin.file, '.md')}" has this place too.`
    throw english.front.mistake(['place'], problem, 'Give each a place of its own.')
  }
  return read
    .sort((one, other) => one.english.front.data.place - other.english.front.data.place)
    .map(({ english, file }) => {
      const own = contentFile(language, join('topics', basename(file)), root)
      const isEnglish = languageOfFile(language, own, root) === DEFAULT_LANGUAGE
      const translated = isEnglish ? english : readMarkdownFile(own, TranslatedFront)
      return {
        ...buildTopic(basename(file, '.md'), english.front, references),
        title: translated.front.data.title,
        line: translated.front.data.line,
        search: translated.front.data.search,
        now: readLines(translated),
        ...markUntranslated(language, own, root),
      }
    })
}

function buildTopic(
  slug: string,
  front: MarkdownFile<Front>['front'],
  references: TopicReferences,
): Omit<Topic, 'title' | 'line' | 'search' | 'now'> {
  const { data, mistake } = front
  const { curriculum, talks, deviceGuides, helplines } = references
  const findLesson = (name: string, path: (string | number)[]): Lesson => {
    const lesson = findTool(name, curriculum.lessons)
    if (lesson !== undefined) return lesson
    throw mistake(path, `There is no tool "${name}".`, 'Use the id of a tool, or <focus area>/<toolkit>/<id>.')
  }
  const scene = findScenePath(data.scene)
  const sceneByNight = findNightPath(data.scene)
  if (scene === undefined || sceneByNight === undefined) {
    throw mistake(['scene'], `There is no scene "${data.scene}".`, 'Put "<name>.svg" in scenes/, or leave "scene" out.')
  }
  const learn = data.learn.map((name, index) => findLesson(name, ['learn', index]))
  const together = data.together === undefined ? undefined : findLesson(data.together, ['together'])
  if (together !== undefined && !('session' in together)) {
    throw mistake(['together'], 'This is no tool for a grown-up and a child together.', 'Name one that is.')
  }
  const talk = data.practise === undefined ? undefined : talks.find((one) => one.slug === data.practise)
  if (data.practise !== undefined && talk === undefined) {
    throw mistake(['practise'], `There is no talk "${data.practise}".`, 'Use the name of its file.')
  }
  const cards = data.setting.map((name, index) => {
    const card = deviceGuides.find(({ slug }) => slug === name)
    if (card !== undefined) return card
    throw mistake(['setting', index], `There is no device guide "${name}".`, 'Use the name of its file.')
  })
  const [first] = learn
  if (first?.shortAnswer === undefined) {
    throw mistake(['learn', 0], 'The first tool has no short answer.', 'Begin with a tool that has one.')
  }
  const more = data.more.map((name, index) => findLesson(name, ['more', index]))
  const colourOf = ({ stageId, moduleId }: Lesson) =>
    curriculum.modules.find((one) => one.stageId === stageId && one.moduleId === moduleId)?.look.colour ?? 'night'
  const stepOf = (kind: 'learn' | 'together', lesson: Lesson): TopicStep => ({
    kind,
    ...linkLesson(lesson),
    scene: lesson.scene ?? scene,
    colour: colourOf(lesson),
    minutes: lesson.minutes,
    lessonKey: lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId),
  })
  const help = data.tone === 'serious' ? { help: readHelp(front, findLesson, helplines) } : {}
  const own = together !== undefined && 'session' in together ? together : undefined
  return {
    slug,
    colour: data.colour,
    scene,
    serious: data.tone === 'serious',
    ...help,
    shortAnswer: { ...first.shortAnswer, ...(first.shortAnswer.translated ? {} : englishOf(first)) },
    steps: [
      ...learn.map((lesson) => stepOf('learn', lesson)),
      ...(talk === undefined
        ? []
        : [
            {
              kind: 'practise' as const,
              path: talkPath(talk.slug),
              title: talk.title,
              scene: findScenePath(talk.slug) ?? scene,
              colour: data.colour,
              ...englishOf(talk),
            },
          ]),
      ...(together === undefined ? [] : [stepOf('together', together)]),
      ...cards.map((card) => ({
        kind: 'setting' as const,
        path: deviceGuidePath(card.slug),
        title: card.title,
        scene: findScenePath(`setting-${card.use}`) ?? scenePathOrPlain('way-set-up'),
        colour: data.colour,
        ...englishOf(card),
      })),
    ],
    rule: { ...findRule(front, references, talk, own), sceneByNight },
    more: more.map(linkLesson),
    tools: [...learn, ...more].map((lesson) => linkLesson(lesson).path),
  }
}

function linkLesson(lesson: Lesson) {
  const { stageId, moduleId, lessonId, title } = lesson
  return { path: lessonPath(stageId, moduleId, lessonId), title, ...englishOf(lesson) }
}

function englishOf({ inEnglish }: { inEnglish?: true | undefined }): { inEnglish?: true } {
  return inEnglish ? { inEnglish } : {}
}

function findRule(
  { data, mistake }: MarkdownFile<Front>['front'],
  { agreementLines }: TopicReferences,
  talk: Talk | undefined,
  together: Extract<Lesson, { session: unknown }> | undefined,
): Omit<Topic['rule'], 'sceneByNight'> {
  if (data.rule !== undefined) {
    const line = agreementLines.lines.find(({ id }) => id === data.rule)
    if (line !== undefined)
      return { room: line.room, kind: line.by, what: line.what, why: line.why, suggestion: line.id }
    throw mistake(['rule'], `There is no line "${data.rule}".`, 'Use an id of agreement-lines.yaml.')
  }
  if (talk !== undefined) return { ...talk.agreement, suggestion: `talk:${talk.slug}`, ...englishOf(talk) }
  if (together !== undefined) {
    const { stageId, moduleId, lessonId, session } = together
    return { ...session.rule, suggestion: `tool:${lessonKey(stageId, moduleId, lessonId)}`, ...englishOf(together) }
  }
  throw mistake(['learn'], 'The topic has no line for the plan.', 'Add "rule: <an id of agreement-lines.yaml>".')
}

function readHelp(
  { data, mistake }: MarkdownFile<Front>['front'],
  findLesson: (name: string, path: (string | number)[]) => Lesson,
  helplines: readonly Helpline[],
): NonNullable<Topic['help']> {
  if (data.now === undefined) {
    throw mistake(['tone'], 'A serious topic has no "now".', 'Add "now: <a tool that has a page for now>".')
  }
  const lesson = findLesson(data.now, ['now'])
  if (!lesson.hasNow) throw mistake(['now'], `"${data.now}" has no page for now.`, 'Name a tool that has one.')
  return {
    path: nowPath(lesson.stageId, lesson.moduleId, lesson.lessonId),
    helplines: data.help.map((id, index) => {
      const line = helplines.find((one) => one.id === id)
      if (line?.contacts.some(({ kind }) => kind === 'phone')) return line
      throw mistake(['help', index], `There is no help line "${id}" to ring.`, 'Use an id of helplines.yaml.')
    }),
  }
}

/** One line each, as a list. */
function readLines({
  body,
  bodyLine,
  file,
}: Pick<MarkdownFile<unknown>, 'body' | 'bodyLine' | 'file'>): MarkdownInline[][] {
  const lines = body.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const words = /^(?:\d+\.|-) (.+)$/.exec(line)?.[1]
    if (words !== undefined) return [parseInlineMarkdown(words)]
    const problem = 'Below the fields stands what to do now, one line each.'
    throw new ContentError({ file, line: bodyLine + index, problem, mend: 'Begin the line with "1. " or "- ".' })
  })
  if (lines.length > 0) return lines
  throw new ContentError({ file, line: bodyLine, problem: 'Nothing says what to do now.', mend: 'Add a list.' })
}
