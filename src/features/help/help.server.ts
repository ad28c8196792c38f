// Help lines and the 'Get help now' page, read once for each language.
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readHelpDirectory, readHelplines } from './help.content.server.ts'

/** Every help line, in the order of the file. */
export const loadHelplines = rememberContent(readHelplines, 'helplines')

/** The routes ('what is happening, what to do first') and all help lines by name. */
export const loadHelpDirectory = rememberContent(
  (language, root) => readHelpDirectory(language, loadHelplines(language, root), root),
  'help directory',
)
