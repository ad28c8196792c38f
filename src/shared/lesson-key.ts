/** How a completed lesson is written in `completedLessons`, for example 'digitalLaunchpad-module3-3.1'. */
export function lessonKey(stageId: string, moduleId: string, lessonId: string): string {
  return `${stageId}-${moduleId}-${lessonId}`
}
