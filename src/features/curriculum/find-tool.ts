// Which tool content means: an id is a tool's own within its focus area only.

import { LAUNCHPAD_ID } from '#src/shared/paths.ts'

export interface ToolPlace {
  stageId: string
  moduleId: string
  lessonId: string
}

/**
 * The tool that content names: by its id in the first focus area, or as `<stage>/<toolkit>/<id>` in any.
 * @param tools of all focus areas, in their order
 */
export function findTool<Tool extends ToolPlace>(name: string, tools: readonly Tool[]): Tool | undefined {
  const first = tools[0]?.stageId
  return tools.find((tool) => namesTool(name, tool, first))
}

/** Whether `name` means this tool. @param first the id of the first focus area */
export function namesTool(name: string, tool: ToolPlace, first: string = LAUNCHPAD_ID): boolean {
  const { stageId, moduleId, lessonId } = tool
  return name.includes('/') ? name === `${stageId}/${moduleId}/${lessonId}` : stageId === first && name === lessonId
}
