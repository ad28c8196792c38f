// What the server is loaded with where a benchmark is about pages and content.
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'

export const LOADED_PATHS = {
  health: '/healthz',
  home: '/',
  tool: lessonPath(LAUNCHPAD_ID, 'module1', '1.1'),
  'tool as JSON': `/api/curriculum/${LAUNCHPAD_ID}/module1/1.1`,
}
