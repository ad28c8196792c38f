// The offline page names tools only where they are on the device.
import { expect, test } from 'vitest'
import { writeOfflinePage } from './offline-page.ts'

test.each([
  [true, true],
  [false, false],
])('a device that keeps the tools (%s) names them, and one that has help alone does not (%s)', async (whole, named) => {
  const words = await writeOfflinePage('en', [], whole).text()
  expect(/tools/i.test(words.slice(words.indexOf('<main>')))).toBe(named)
  expect(words).toContain('href="/help"')
})

test('the page is in the language of its worker, and its links stay there', async () => {
  const page = writeOfflinePage('ur', [], true)
  expect(page.status).toBe(503)
  const words = await page.text()
  expect(words).toMatch(/<html lang="ur[^"]*" dir="rtl">/)
  expect(words).toContain('href="/ur/help"')
})
