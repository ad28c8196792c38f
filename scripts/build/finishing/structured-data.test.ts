// What search engines read of a page is in the page's language, as everything else of it.
import { expect, test } from 'vitest'
import { describePage } from './structured-data.ts'

const TRAILS = ['en', 'pl', 'ur'].map((language) => {
  const found = describePage(language as 'en', '/settings-help/whatsapp')
  const [trail] = found as unknown as { itemListElement: { name: string; item: string; position: number }[] }[]
  return trail?.itemListElement ?? []
})

test('I-1: the way down from home begins with the word for home in the language of the page, and leads there', () => {
  expect(TRAILS.map(([home]) => home?.name)).toEqual(['Home', 'Start', expect.not.stringMatching(/[A-Za-z]/)])
  expect(TRAILS.map(([home]) => new URL(home?.item ?? '').pathname)).toEqual(['/', '/pl', '/ur'])
  for (const trail of TRAILS) expect(trail.map(({ position }) => position)).toEqual([1, 2, 3])
})
