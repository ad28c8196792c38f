// D10: 'Get help now' leads to tools, and each of them exists. The reader of help cannot know: the tools know the help lines.
import type { Curriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import type { HelpRoute } from '#src/features/help/help.contract.ts'
import { createFinding, type Finding } from './rules/finding.ts'

/** @param text the file's own text, to find the line */
export function checkHelpTools(
  file: string,
  text: string,
  routes: readonly HelpRoute[],
  curriculum: Curriculum | undefined,
): Finding[] {
  const lines = text.split('\n')
  const isKnown = (id: string) => curriculum === undefined || curriculum.lessons.some(({ lessonId }) => lessonId === id)
  const unknown = routes.flatMap(({ tools }) => tools.filter((id) => !isKnown(id)))
  return unknown.map((id) => {
    const line = lines.findIndex((one) => one.includes(`"${id}"`)) + 1
    return createFinding({ file, line }, `There is no tool "${id}".`, 'Use the id of a tool that exists.')
  })
}
