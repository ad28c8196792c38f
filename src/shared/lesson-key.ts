/** How a completed lesson is written in `completedLessons`, for example 'digitalLaunchpad-module3-3.1'. */
export function lessonKey(stageId: string, moduleId: string, lessonId: string): string {
  return `${stageId}-${moduleId}-${lessonId}`
}

/** The parts of a lesson key; no id has a hyphen. Empty texts for what is missing. */
export function splitLessonKey(key: string): { stageId: string; moduleId: string; lessonId: string } {
  const [stageId = '', moduleId = '', lessonId = ''] = key.split('-')
  return { stageId, moduleId, lessonId }
}
