// Pages are pre-rendered to files, one build a language; there is no rendering on the server. `prerender` lists every address
// that exists.
import type { Config } from '@react-router/dev/config'
import { builtLanguage, pagesFolder } from './scripts/build/built-language.ts'
import { listPagePaths } from './src/pages.ts'
import { LANGUAGES } from './src/shared/languages.ts'

export default {
  appDirectory: 'src',
  basename: LANGUAGES[builtLanguage].prefix || '/',
  buildDirectory: pagesFolder(builtLanguage),
  ssr: false,
  prerender: () => listPagePaths(builtLanguage),
} satisfies Config
