// @vitest-environment jsdom
// What a pen is told, where the browser of the tests draws nothing.
import { beforeEach, expect, test, vi } from 'vitest'
import { drawWordsPicture } from './draw-words-picture.ts'

const WIDTH = 1_080
const drawn: { text: string; x: number; direction: string }[] = []

beforeEach(() => {
  drawn.length = 0
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  const pen = {
    direction: 'inherit',
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillRect() {},
    fillText(text: string, x: number) {
      drawn.push({ text, x, direction: pen.direction })
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])))
})

test.each(['ltr', 'rtl'] as const)(
  'each line begins inside the picture, where reading starts: %s',
  async (direction) => {
    document.documentElement.style.direction = direction
    await drawWordsPicture('Phones', [{ label: 'Say', text: 'It is nine.' }])
    expect(drawn.map(({ text }) => text)).toEqual(['Phones', 'Say', 'It is nine.', 'Handrail'])
    for (const line of drawn) {
      expect(line.direction).toBe(direction)
      const fromStart = direction === 'rtl' ? WIDTH - line.x : line.x
      expect(fromStart).toBeGreaterThan(20)
      expect(fromStart).toBeLessThan(WIDTH / 4)
    }
  },
)
