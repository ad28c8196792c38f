import { expect, test } from 'vitest'
import { listDeskAssets } from './desk-assets.ts'

test('finds the files that only pages of the desk need', () => {
  const manifest = {
    'src/root.tsx?route': {
      file: 'assets/root.js',
      isEntry: true,
      imports: ['_button.js'],
      dynamicImports: ['src/late.ts'],
    },
    'src/late.ts': { file: 'assets/late.js', imports: ['_shared.js'] },
    'src/features/analytics/searches.desk.tsx?route': {
      ...{ file: 'assets/searches.desk.js', isEntry: true, css: ['assets/figures.css'] },
      imports: ['_button.js', '_plot.js', '_shared.js'],
    },
    '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
    '_plot.js': { file: 'assets/plot.js' },
    '_shared.js': { file: 'assets/shared.js' },
  }
  expect([...listDeskAssets(manifest)].sort()).toEqual([
    '/assets/figures.css',
    '/assets/plot.js',
    '/assets/searches.desk.js',
  ])
})
