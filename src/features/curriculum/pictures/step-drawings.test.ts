// The rules of every drawing of a step, and that each drawing is used.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadCurriculum } from '../curriculum.server.ts'
import { listStepFiles } from './scene-files.server.ts'

const BYTES = 2000
const tokens = readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8')
const drawings = [...listStepFiles()]

test.each(drawings)(
  'the drawing %s is small, has no words, no rail, and takes its colours from the tokens',
  (_name, { svg }) => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(BYTES)
    expect(svg).not.toMatch(
      /<(?:text|title|image|script|style|foreignObject)|\sstyle=|#[0-9a-f]{3}|--rail|NaN|undefined|\[object/i,
    )
    for (const [, colour] of svg.matchAll(/(?:fill|stroke)="var\((--[a-z-]+)\)"/g)) {
      expect(tokens).toContain(`${colour}:`)
    }
  },
)

test('each step of each session has a drawing, and each drawing a step', () => {
  const shown = loadCurriculum('en').lessons.flatMap((lesson) =>
    'session' in lesson ? [...lesson.session.turns, ...lesson.session.cards].map(({ send }) => send.drawing) : [],
  )
  expect(shown.length).toBeGreaterThanOrEqual(6 * 6)
  expect(new Set(shown)).toEqual(new Set(drawings.map(([, { path }]) => path)))
})
