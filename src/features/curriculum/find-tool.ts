// Which tool content means: an id is a tool's own within its focus area only.

interface ToolPlace {
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
  return tools.find(({ stageId, moduleId, lessonId }) =>
    name.includes('/') ? name === `${stageId}/${moduleId}/${lessonId}` : stageId === first && name === lessonId,
  )
}
