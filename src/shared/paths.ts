// Every address of a page, in one place. `routes.ts` says which page answers it.
export const HOME_PATH = '/'
export const HELP_PATH = '/help'

/** The focus area every toolkit belongs to today. */
export const LAUNCHPAD_ID = 'digitalLaunchpad'

/** The toolkit list of a focus area. */
export function toolkitsPath(stageId: string): string {
  return `/${stageId}/modules`
}

/** A toolkit with its tools. */
export function toolkitPath(stageId: string, moduleId: string): string {
  return `${toolkitsPath(stageId)}/${moduleId}`
}

/** A tool in the player. */
export function lessonPath(stageId: string, moduleId: string, lessonId: string): string {
  return `${toolkitPath(stageId, moduleId)}/lessons/${lessonId}`
}

/** What an unknown address is answered with; it is not meant to be visited by its name. */
export const NOT_FOUND_PATH = '/404'
