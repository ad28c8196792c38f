// Which tools a talk belongs to.
import { LAUNCHPAD_ID } from '#src/shared/paths.ts'

interface ToolPlace {
  stageId: string
  moduleId: string
  lessonId: string
}

/** The tool that a talk names: by its id in the Launchpad, or as `<stage>/<module>/<id>`. */
export function findToolOf<Tool extends ToolPlace>(name: string, tools: readonly Tool[]): Tool | undefined {
  return tools.find((tool) => namesTool(name, tool))
}

function namesTool(name: string, { stageId, moduleId, lessonId }: ToolPlace): boolean {
  if (name.includes('/')) return name === `${stageId}/${moduleId}/${lessonId}`
  return stageId === LAUNCHPAD_ID && name === lessonId
}
