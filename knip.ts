// Files, exports and packages that are not used. The packages of the workspaces are asked for by files all over the project: `tests/supply-chain.test.ts` knows who may.
import { globSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const onlyForTests = globSync('dependencies/*/package.json').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).devDependencies),
)

export default {
  workspaces: {
    '.': {
      entry: [
        'src/**/*-page.tsx',
        'src/**/*-worker*.ts',
        'src/offline/*.ts',
        'src/**/*.desk.tsx',
        'src/web/desk/{desk-document,desk-shell,nothing-here}.tsx',
        'src/**/*.test.{ts,tsx}',
        'scripts/**/*.{ts,mjs}',
        '{bench,testing,tests,e2e}/**/*.ts',
        'vitest*.config.ts',
        'playwright.config.ts',
      ],
      project: ['{src,scripts,testing,tests,e2e,bench,migrations}/**/*.{ts,tsx,mjs,js}'],
      ignoreDependencies: [/^@fontsource-variable\//, new RegExp(`^(${onlyForTests.join('|')})$`)],
    },
    'dependencies/*': { ignoreDependencies: [/./] },
  },
  ignoreBinaries: ['taskset', 'biome', 'stryker'],
} satisfies KnipConfig
