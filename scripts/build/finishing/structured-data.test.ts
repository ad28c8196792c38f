// Structured data for search engines is in the page's language.
import { expect, test, vi } from 'vitest'
import { describePage, writeStructuredData } from './structured-data.ts'

const HOSTILE = '</script><img src=x>'

vi.mock(import('#src/features/device-guides/device-guides.server.ts'), async (load) => {
  const { loadDeviceGuides, ...rest } = await load()
  const addOne: typeof loadDeviceGuides = (language, root) => {
    const cards = loadDeviceGuides(language, root)
    return cards.flatMap((card, index) => (index === 0 ? [{ ...card, slug: 'hostile', title: HOSTILE }, card] : [card]))
  }
  return { ...rest, loadDeviceGuides: addOne }
})

const TRAILS = ['en', 'pl', 'ur'].map((language) => {
  const found = describePage(language as 'en', '/set-up/whatsapp')
  const [trail] = found as unknown as { itemListElement: { name: string; item: string; position: number }[] }[]
  return trail?.itemListElement ?? []
})

test('the breadcrumb begins with home in the language of the page, and links there', () => {
  expect(TRAILS.map(([home]) => home?.name)).toEqual(['Home', 'Start', expect.not.stringMatching(/[A-Za-z]/)])
  expect(TRAILS.map(([home]) => new URL(home?.item ?? '').pathname)).toEqual(['/', '/pl', '/ur'])
  for (const trail of TRAILS) expect(trail.map(({ position }) => position)).toEqual([1, 2, 3])
})

test('structured data answers what to do in the words that people see on the page', () => {
  const answers = ['en', 'pl', 'ur'].map((language) => {
    const [help] = describePage(language as 'en', '/help') as unknown as {
      mainEntity: { acceptedAnswer: { text: string } }[]
    }[]
    return help?.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text) ?? []
  })
  for (const { length } of answers) expect(length).toBeGreaterThan(10)
  const [english, polish, urdu] = answers
  for (const text of english ?? []) expect(text).toMatch(/^First: .+ Then: /)
  for (const text of [...(polish ?? []), ...(urdu ?? [])]) expect(text).not.toMatch(/First:|Then:/)
})

test('no title can end a script of the page', () => {
  const block = writeStructuredData('en', '/set-up/hostile')
  expect(block.match(/<[^>]*>/g)).toEqual(['<script type="application/ld+json">', '</script>'])
  const told = JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, ''))
  expect(told.itemListElement.at(-1)).toMatchObject({ name: HOSTILE })
})
