// Pages are pre-rendered to files; there is no rendering on the server. `prerender` lists every English address; those of the other
// languages are rendered by the same build afterwards (`scripts/build/render-language.ts`).
import { createRequire } from 'node:module'
import type { Config } from '@react-router/dev/config'
import { PAGES_FOLDER } from './scripts/build/pages-folder.ts'
import type * as PagesModule from './src/pages/table.ts'
import { DEFAULT_LANGUAGE } from './src/shared/languages.ts'

/**
 * Node reads what the addresses come from, all features and the content, as they are and once. An import would have Vite rewrite all of it
 * for its own runner, twice a build.
 */
const require = createRequire(import.meta.url)

export default {
  appDirectory: 'src',
  buildDirectory: PAGES_FOLDER,
  ssr: false,
  // `npm run dev` finds the packages that pages need before the first one is opened. Found one after the other, each would load the page again.
  future: { unstable_optimizeDeps: true },
  prerender: () => (require('./src/pages/table.ts') as typeof PagesModule).listPagePaths(DEFAULT_LANGUAGE),
} satisfies Config
