// Home in one hand: the question, the field and the first two challenges are on the first screen, and the five places stay in sight.
import { ABOUT_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

test('on a phone the question, the field, two challenges and five places need no scrolling', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await test.step(`the first screen of home (motion: ${reducedMotion})`, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ reducedMotion })
      await openPage(page, HOME_PATH)
      const cards = page.getByRole('list', { name: 'Suggested challenges' }).getByRole('link')
      for (const seen of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('searchbox'),
        cards.nth(0),
        cards.nth(1),
      ]) {
        await expect(seen).toBeInViewport({ ratio: 1 })
      }
    })
  }
  await test.step('the bar of the five places stays in sight and covers nothing at the end of a page', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openPage(page, ABOUT_PATH)
    const bar = page.getByRole('navigation', { name: 'Main' })
    const end = async () => {
      const box = await bar.boundingBox()
      // While a page is scrolled a browser places what is fixed between two pixels.
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    expect(await end()).toBe(640)
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    expect(await end()).toBe(640)
    const line = await page.getByRole('contentinfo').getByText('©').boundingBox()
    expect((line?.y ?? 640) + (line?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    for (const link of await bar.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})
