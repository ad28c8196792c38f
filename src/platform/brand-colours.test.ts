// A brand's dark ground brings two colours with it: the ground of what lies on it, and its quieter words.
import { afterEach, expect, test, vi } from 'vitest'
import { findPale, readNightStep, readSoftOnNight, splitColours } from './brand-colours.ts'

afterEach(() => vi.unstubAllEnvs())

test('what lies on the dark ground is a little lighter than the one given', () => {
  vi.stubEnv('BRAND_COLOURS', '#0b4f3c,#ff9f6b,#e3f4ff')
  expect(readNightStep()).toBe('#215f4e')
  vi.stubEnv('BRAND_COLOURS', '')
  expect(readNightStep()).toBe('#2b3872')
})

test('quieter words are white where they could not be read otherwise', () => {
  vi.stubEnv('BRAND_COLOURS', '#0b4f3c,#ff9f6b,#e3f4ff')
  expect(readSoftOnNight()).toBe('#ccd5f0')
  vi.stubEnv('BRAND_COLOURS', '#005eb8,#ff9f6b,#e3f4ff')
  expect(readSoftOnNight()).toBe('#ffffff')
})

test('a dark ground is refused when words on it could not be read', () => {
  expect(findPale(splitColours('#6f6f6f,#ffc629,#fff3cf'))).toContain(
    'white words on #6f6f6f need a darker first colour',
  )
  expect(findPale(splitColours('#005eb8,#ffc629,#fff3cf'))).toBeUndefined()
})
