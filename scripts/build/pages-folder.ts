// Where React Router writes the pages, and what it asks to render them.
import { join } from 'node:path'

/** Relative to the project. */
export const PAGES_FOLDER = 'build/pages'

const ROOT = join(import.meta.dirname, '../..', PAGES_FOLDER)

export const CLIENT_FOLDER = join(ROOT, 'client')

export const SERVER_ENTRY = join(ROOT, 'server/index.js')
