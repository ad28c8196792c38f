// `npm run new:talk`: makes the skeleton of a talk. Asks for its title, or takes it: `npm run new:talk -- "A title"`.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { ContentError, nameOfFile } from '#src/platform/content/content-error.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { askForMissing } from './ask-for-missing.ts'
import { addTalk } from './talk-skeleton.ts'

try {
  const [given = ''] = process.argv.slice(2)
  const [title = ''] = await askForMissing([{ given, question: 'What is the title of the talk? ' }])
  // Any source and any tool will do: the writer puts the right ones in their place.
  const sourceId = loadSources(DEFAULT_LANGUAGE)[0]?.id ?? 'S1'
  const toolId = loadCurriculum(DEFAULT_LANGUAGE).lessons[0]?.lessonId ?? '1.1'
  console.log(`The talk is in ${nameOfFile(addTalk({ title, sourceId, toolId }))}.`)
  console.log(
    'Write your words in place of what stands in angle brackets. "npm run dev" shows the page and a map of the',
  )
  console.log('talk, "npm run check:content" what is still to do. docs/how-to/add-a-talk.md explains each part.')
} catch (error) {
  // A mistake of the person at the keyboard or in the content; anything else is ours and shows where it happened.
  if (!(error instanceof ContentError || error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
