// The challenges of the home page, read once a language.
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readQuickHelp } from './home.content.server.ts'

/** Every challenge with its tool's address and time, in the order of the file. */
export const loadQuickHelp = rememberContent((language, root) =>
  readQuickHelp(language, loadCurriculum(language, root), root),
)
