import { afterEach, expect, test, vi } from 'vitest'
import { canShare } from './share-sheet.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const FILE = { files: [new File(['x'], 'words.png')] }
const LINK = { url: 'https://handrail.example' }
const browser = (parts: object) => vi.stubGlobal('navigator', parts)

test('a browser that cannot be asked takes words and links, and no files', () => {
  browser({ share: async () => undefined })
  expect(canShare(LINK)).toBe(true)
  expect(canShare(FILE)).toBe(false)
})

test('one that can be asked has the last word, and one without a share sheet takes nothing', () => {
  browser({ share: async () => undefined, canShare: ({ files }: ShareData) => files !== undefined })
  expect(canShare(LINK)).toBe(false)
  expect(canShare(FILE)).toBe(true)
  browser({ canShare: () => true })
  expect(canShare(LINK)).toBe(false)
})
