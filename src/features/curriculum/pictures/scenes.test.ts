// S-6: what every scene keeps to, and that no tool or toolkit is without one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { loadCurriculum } from '../curriculum.server.ts'
import { findScenePath, listSceneFiles } from './scene-files.server.ts'

const BYTES_AS_A_RULE = 2000
const tokens = readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8')
const scenes = [...listSceneFiles()]

describe.each(scenes)('S-6: the scene %s', (name, { svg, path }) => {
  test('is small, has no words and takes its colours from the tokens', () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(BYTES_AS_A_RULE)
    expect(svg).not.toMatch(/<(?:text|title|image|script|style|foreignObject)|\sstyle=|#[0-9a-f]{3}/i)
    const used = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour as string)
    for (const colour of used.filter((one) => one !== 'none')) {
      const [, token] = /^var\((--[a-z-]+)\)$/.exec(colour) ?? []
      expect(token && tokens.includes(`${token}:`), colour).toBe(true)
    }
  })

  test('has exactly one yellow line', () => {
    expect(svg.match(/var\(--rail\)/g)).toHaveLength(1)
    expect(svg).toMatch(/<path stroke="var\(--rail\)"[^>]*\/>/)
  })

  test('is well drawn: no number got lost on the way', () => {
    expect(svg).not.toMatch(/NaN|undefined|\[object/)
    expect(path).toBe(findScenePath(name))
  })
})

test('S-6: every tool and every toolkit has a scene, and each its own', () => {
  const { lessons, modules } = loadCurriculum(DEFAULT_LANGUAGE)
  const shown = [...modules, ...lessons].map(({ scene }) => scene)
  expect(shown).toHaveLength(new Set(shown).size)
  expect(new Set(shown)).toEqual(new Set(scenes.map(([, { path }]) => path)))
})

test('nobody has drawn a scene of another name', () => {
  expect(findScenePath('none')).toBeUndefined()
  expect(findScenePath('toString')).toBeUndefined()
})
