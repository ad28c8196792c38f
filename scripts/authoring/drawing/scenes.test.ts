import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pathOf, type Scene, writeScene } from './scene.ts'
import { scenes } from './scenes.ts'
import { writeSheet } from './sheet.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MOST_BYTES = 3000
/** The house with all its rooms. */
const MOST_BYTES_OF_THE_HOUSE = 5000

describe.each(scenes.map((scene) => [scene.name, scene] as const))('the scene %s', (_name, scene) => {
  const svg = writeScene(scene)

  test('is the file that its composition makes', () => {
    const file = join(ROOT, pathOf(scene))
    expect(existsSync(file) && readFileSync(file, 'utf8'), 'npm run scenes writes it').toBe(svg)
  })

  test('is small', () => {
    const most = scene.rooms ? MOST_BYTES_OF_THE_HOUSE : MOST_BYTES
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(most)
  })

  test('has no words, no script and nothing from elsewhere', () => {
    expect(svg).not.toMatch(/<(?:text|title|desc|image|use|script|foreignObject|a)\b|\son\w+=|href|@import|javascript:/)
    const addresses = [...svg.matchAll(/url\(([^)]*)\)|(https?:[^"]*)/g)].map(
      ([, inner, outer]) => inner ?? outer ?? '',
    )
    const foreign = addresses.filter((one) => !one.startsWith('#') && one !== 'http://www.w3.org/2000/svg')
    expect(foreign).toEqual([])
  })

  test('has every colour that it uses, and no number got lost', () => {
    const used = new Set([...svg.matchAll(/var\((--\w+)\)/g)].map(([, name]) => name as string))
    for (const name of used) expect(svg).toContain(`${name}:`)
    expect(svg).not.toMatch(/NaN|undefined|\[object/)
  })

  test('has one yellow line, and nothing else is yellow', () => {
    expect(svg.match(/stroke="var\(--rail\)"/g) ?? []).toHaveLength(scene.withoutRail ? 0 : 1)
    expect(svg).not.toContain('fill="var(--rail)"')
  })
})

const named = (list: readonly Scene[]) => list.map((scene) => [scene.name, writeScene(scene)] as const)

test.each(named(scenes.filter(({ serious }) => serious)))('the serious scene %s shows things only', (_name, svg) => {
  expect(svg).not.toContain('var(--skin')
})

const inBothSchemes = scenes.filter(({ light = 'both' }) => light === 'both')

test.each(named(inBothSchemes))('the scene %s follows the scheme of the reader by a rule of its own', (_name, svg) => {
  expect(svg).toContain('@media(prefers-color-scheme:dark)')
})

test('names of scenes and what they show are each said once', () => {
  for (const said of [scenes.map(({ name }) => name), scenes.map(({ shows }) => shows)]) {
    expect(said).toHaveLength(new Set(said).size)
  }
})

test('no file of a scene is left over', () => {
  const files = globSync('content/**/*.svg', { cwd: ROOT }).sort()
  expect(files).toEqual(scenes.map(pathOf).sort())
})

test('every tool and toolkit has its scene beside it, and the serious ones a serious scene', () => {
  const byName = new Map(scenes.map((scene) => [scene.name, scene]))
  for (const file of globSync('content/en/*/module*/*.{md,yaml}', { cwd: ROOT })) {
    const front = readFileSync(join(ROOT, file), 'utf8')
    const scene = byName.get(/^scene: (\S+)$/m.exec(front)?.[1] ?? '')
    expect(scene && dirname(pathOf(scene)), file).toBe(dirname(file))
    if (file.endsWith('.md')) expect(scene?.serious ?? false, file).toBe(/^tone: serious$/m.test(front))
  }
})

test('the sheet shows every scene by day and in the dark', () => {
  const sheet = writeSheet(scenes, ({ name }) => `${name}.svg`)
  for (const { name } of scenes)
    expect(sheet.match(new RegExp(`class="large[^"]*" src="${name}\\.svg"`, 'g'))).toHaveLength(2)
})
