// What is built, for the doctor and the desk.
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { findBuiltServer } from './built-server.ts'
import { countPages, SITE_FOLDER } from './edge/page-table.ts'

/** @throws when something is missing, or was built of other files than are there now; the message says what to do */
export async function describeBuild(site = SITE_FOLDER, root = PROJECT_ROOT): Promise<string> {
  const pages = await countPages(site)
  if (findBuiltServer(root) === undefined) {
    throw new Error('Files of the server have changed since it was built. Run npm run build, and start it again.')
  }
  return `${pages} files are built, and the server.`
}
