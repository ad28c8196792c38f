// `npm run new:lesson`: makes the skeleton of a tool. Asks for toolkit and title, or takes them:
// `npm run new:lesson -- digitalLaunchpad/module2 "A title"`.

import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { ContentError, nameOfFile } from '#src/platform/content/content-error.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { askForMissing } from './ask-for-missing.ts'
import { addLesson, toolkitName } from './lesson-skeleton.ts'

try {
  const { modules } = loadCurriculum(DEFAULT_LANGUAGE)
  const example = modules[0] === undefined ? '' : ` (such as ${toolkitName(modules[0])})`
  const [toolkit = '', title = ''] = process.argv.slice(2)
  const list = modules.map((module) => `  ${toolkitName(module)}  ${module.title}`).join('\n')
  const answers = await askForMissing([
    { given: toolkit, question: `The toolkits are:\n${list}\nWhich one${example}? ` },
    { given: title, question: 'What is the title of the tool? ' },
  ])
  const { id, file } = addLesson({ toolkit: answers[0] ?? '', title: answers[1] ?? '' })
  console.log(`Tool ${id} is in ${nameOfFile(file)}, and in the list of its toolkit.`)
  console.log('Write your words in place of ours there. "npm run dev" shows the page, "npm run check:content" what is')
  console.log(
    "still to do. docs/how-to/add-a-lesson.md explains each part. A session of the Explorer's Guide has other",
  )
  console.log('parts: docs/how-to/add-a-session.md shows one to copy.')
} catch (error) {
  // A mistake of the person at the keyboard or in the content; anything else is ours and shows where it happened.
  if (!(error instanceof ContentError || error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
