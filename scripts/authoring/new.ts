// `npm run new`: writes the skeleton of a toolkit, a tool, a talk, a topic, a device guide or a language. Asks for what it needs, or takes
// it: `npm run new -- tool digitalLaunchpad/module2 "A title"`.
import { basename, dirname, sep } from 'node:path'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { ContentError, nameOfFile } from '#src/platform/content/content-error.ts'
import { deviceGuidePath, talkPath, topicPath } from '#src/shared/content-paths.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { lessonPath, toolkitPath } from '#src/shared/paths.ts'
import { askForMissing } from './ask-for-missing.ts'
import { addGuide } from './guide-skeleton.ts'
import { addLanguage } from './language-skeleton.ts'
import { addLesson, toolkitName } from './lesson-skeleton.ts'
import { addTalk } from './talk-skeleton.ts'
import { addToolkit } from './toolkit-skeleton.ts'
import { addTopic } from './topic-skeleton.ts'

interface Kind {
  questions: () => string[]
  /** @returns the file in which to write */
  add: (first: string, second: string) => string
  /** The address of its page. */
  page: (file: string) => string
  /** What explains its parts, in docs/how-to. */
  howTo: string
}

const nameOf = (file: string) => basename(file, '.md')
/** The focus area and the toolkit in whose folder the file lies. */
const placeOf = (file: string) => dirname(file).split(sep).slice(-2) as [string, string]

const TITLE = 'What is its title? '
const KINDS: Record<string, Kind> = {
  toolkit: {
    questions: () => [
      `Which focus area (${loadCurriculum(DEFAULT_LANGUAGE)
        .stages.map(({ stageId }) => stageId)
        .join(', ')})? `,
      TITLE,
    ],
    add: (area, title) => addToolkit({ area, title }),
    page: (file) => toolkitPath(...placeOf(file)),
    howTo: 'add-content.md',
  },
  tool: {
    questions: () => {
      const { modules } = loadCurriculum(DEFAULT_LANGUAGE)
      const list = modules.map((module) => `  ${toolkitName(module)}  ${module.title}`).join('\n')
      return [`The toolkits are:\n${list}\nWhich one? `, TITLE]
    },
    add: (toolkit, title) => addLesson({ toolkit, title }).file,
    page: (file) => lessonPath(...placeOf(file), nameOf(file).replace(/-.*/, '')),
    howTo: 'add-a-lesson.md',
  },
  talk: {
    questions: () => [TITLE],
    add: (title) => {
      // Any source and any tool will do: the writer puts the right ones in their place.
      const sourceId = loadSources(DEFAULT_LANGUAGE)[0]?.id ?? 'S1'
      const toolId = loadCurriculum(DEFAULT_LANGUAGE).lessons[0]?.lessonId ?? '1.1'
      return addTalk({ title, sourceId, toolId })
    },
    page: (file) => talkPath(nameOf(file)),
    howTo: 'add-a-talk.md',
  },
  topic: {
    questions: () => [TITLE],
    add: (title) => addTopic({ title }),
    page: (file) => topicPath(nameOf(file)),
    howTo: 'add-content.md',
  },
  guide: {
    questions: () => [TITLE],
    add: (title) => addGuide({ title }),
    page: (file) => deviceGuidePath(nameOf(file)),
    howTo: 'check-a-device-guide.md',
  },
  language: {
    questions: () => ['What is its code, such as fr? ', 'What do its speakers call it? '],
    add: (code, name) => addLanguage({ code, name }),
    page: (file) => {
      const code = basename(dirname(file))
      return `/${code} (with LANGUAGES=${code} before it)`
    },
    howTo: 'add-a-language.md',
  },
}

try {
  const names = Object.keys(KINDS).join(', ')
  const [givenKind = '', ...given] = process.argv.slice(2)
  const [name = ''] = await askForMissing([{ given: givenKind, question: `What shall it be (${names})? ` }])
  const kind = Object.hasOwn(KINDS, name.trim()) ? KINDS[name.trim()] : undefined
  if (kind === undefined) throw new RangeError(`There is no "${name.trim()}". It may be: ${names}.`)
  const answers = await askForMissing(
    kind.questions().map((question, index) => ({ given: given[index] ?? '', question })),
  )
  const file = kind.add(answers[0] ?? '', answers[1] ?? '')
  console.log(`${nameOfFile(file)} waits for your words.`)
  console.log(`"npm run dev" shows the page at ${kind.page(file)}, "npm run check:content" what is still to do.`)
  console.log(`docs/how-to/${kind.howTo} explains each part.`)
} catch (error) {
  // A mistake of the person at the keyboard or in the content; anything else is ours and shows where it happened.
  if (!(error instanceof ContentError || error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
