// What holds for every colour of `tokens.css`: text and controls have enough contrast on every background they are used on, in both schemes.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ToolkitColour } from '#src/features/curriculum/curriculum.contract.ts'

const SOURCE = join(import.meta.dirname, '../..')
const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const GROUNDS = ['paper', 'raise', 'mist']
const ROOM_GROUNDS = ['room-wall', 'room-paper', 'room-tint']
const LEAST_OF_TEXT = 4.5
const LEAST_OF_CONTROLS = 3

const tokens = declarationsOf(sheet.slice(0, sheet.indexOf('/* Each toolkit is a room')))
const rooms = new Map(
  [...sheet.matchAll(/\[data-room="(\w+)"\] \{([^}]+)\}/g)].map(([, name = '', body = '']) => [
    name,
    new Map([...tokens, ...declarationsOf(body)]),
  ]),
)

function declarationsOf(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([\w-]+):\s+([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

/** As `#rrggbb`. */
function colourOf(name: string, scheme: Scheme, from: Map<string, string>): string {
  const value = from.get(name) ?? ''
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (other !== undefined) return colourOf(other, scheme, from)
  const colours = value.match(/#[0-9a-f]{6}/g) ?? []
  const colour = colours[scheme === 'light' ? 0 : colours.length - 1]
  if (colour === undefined) throw new Error(`"--${name}: ${value}" is no colour.`)
  return colour
}

/** As WCAG 2.2 computes it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Each pair that falls short, with its contrast. */
function findPale(pairs: string[][], least: number, scheme: Scheme, from = tokens): string[] {
  return pairs.flatMap(([text = '', ground = '']) => {
    const found = contrast(colourOf(text, scheme, from), colourOf(ground, scheme, from))
    return found < least ? [`${text} on ${ground}: ${found.toFixed(2)}`] : []
  })
}

const pair = (texts: string[], grounds: string[]) => texts.flatMap((text) => grounds.map((ground) => [text, ground]))

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  test('text has enough contrast on every background it is used on', () => {
    const ROOM_TEXTS = ['games', 'screens', 'safety', 'wellbeing', 'future', 'together', 'hall']
    expect(
      findPale(
        [
          ...pair(['ink', 'ink-soft', 'care', 'good', ...ROOM_TEXTS], GROUNDS),
          ...pair(['ink', 'good'], ['good-mist']),
          ...pair(['on-night', 'on-night-soft'], ['night', 'night-step']),
          ...pair(['on-turn', 'on-turn-soft'], ['child', 'both']),
          ...pair(['on-answer'], ['answer-teal', 'answer-peach', 'answer-pink']),
          ['on-rail', 'rail'],
          ['on-lamp', 'lamp'],
          ['on-alarm', 'alarm'],
          ['paper', 'ink'],
        ],
        LEAST_OF_TEXT,
        scheme,
      ),
    ).toEqual([])
  })

  test('the edge of a control can be seen on every ground', () => {
    expect(
      findPale(
        [
          ...pair(['edge'], GROUNDS),
          ...pair(['rail'], ['night', 'child', 'both']),
          ...pair(['on-turn-soft'], ['child', 'both']),
        ],
        LEAST_OF_CONTROLS,
        scheme,
      ),
    ).toEqual([])
  })

  test.each([...rooms])('text can be read in the room %s', (_name, room) => {
    expect(findPale(pair(['ink', 'room'], ['room-tint']), LEAST_OF_TEXT, scheme, room)).toEqual([])
    expect(findPale(pair(['ink'], [...ROOM_GROUNDS, 'room-floor']), LEAST_OF_TEXT, scheme, room)).toEqual([])
  })
})

test('each colour that a toolkit may have is a room', () => {
  expect([...rooms.keys()].toSorted()).toEqual(ToolkitColour.options.toSorted())
})

test('every token that a style sheet uses is one that exists', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCE }).map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  const scripts = globSync('**/*.tsx', { cwd: SOURCE }).map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  const set = new Set([
    ...sheets.flatMap((css) => [...declarationsOf(css).keys()]),
    ...scripts.flatMap((code) => [...code.matchAll(/'--([\w-]+)'/g)].map(([, name]) => name)),
  ])
  const used = sheets.flatMap((css) => [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name))
  expect([...new Set(used)].filter((name) => !set.has(name) && !name.startsWith('toastify'))).toEqual([])
})
