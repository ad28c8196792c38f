// Pages are pre-rendered to files, one build a language; there is no rendering on the server. `prerender` lists every address
// that exists.
import { createRequire } from 'node:module'
import type { Config } from '@react-router/dev/config'
import { builtLanguage, pagesFolder } from './scripts/build/built-language.ts'
import type * as PagesModule from './src/pages/table.ts'
import { LANGUAGES } from './src/shared/languages.ts'

/**
 * Node reads what the addresses come from, all features and the content, as they are and once. An import would have Vite rewrite all of it
 * for its own runner, twice a build.
 */
const require = createRequire(import.meta.url)

export default {
  appDirectory: 'src',
  basename: LANGUAGES[builtLanguage].prefix || '/',
  buildDirectory: pagesFolder(builtLanguage),
  ssr: false,
  prerender: () => (require('./src/pages/table.ts') as typeof PagesModule).listPagePaths(builtLanguage),
} satisfies Config
