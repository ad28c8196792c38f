// Pages are pre-rendered to files; there is no rendering on the server. `prerender` lists every address that exists.
import type { Config } from '@react-router/dev/config'
import { listPagePaths } from './src/pages.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: listPagePaths,
} satisfies Config
