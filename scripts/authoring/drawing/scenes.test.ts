// The files of the scenes that are drawn here. What every scene keeps to, the content check says.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pathOf, type Scene, writeScene } from './scene.ts'
import { scenes } from './scenes.ts'

const ROOT = join(import.meta.dirname, '../../..')

describe.each(scenes.map((scene) => [scene.name, scene] as const))('the scene %s', (_name, scene) => {
  const svg = writeScene(scene)

  test('is the file that its composition makes', () => {
    const file = join(ROOT, pathOf(scene))
    expect(existsSync(file) && readFileSync(file, 'utf8'), 'npm run scenes writes it').toBe(svg)
  })

  test('has one yellow line, and nothing else is yellow', () => {
    expect(svg.match(/stroke="var\(--rail\)"/g) ?? []).toHaveLength(scene.withoutRail ? 0 : 1)
    expect(svg).not.toContain('fill="var(--rail)"')
  })
})

const named = (list: readonly Scene[]) => list.map((scene) => [scene.name, writeScene(scene)] as const)

const inBothSchemes = scenes.filter(({ light = 'both' }) => light === 'both')

test.each(named(inBothSchemes))('the scene %s follows the scheme of the reader by a rule of its own', (_name, svg) => {
  expect(svg).toContain('@media(prefers-color-scheme:dark)')
})
