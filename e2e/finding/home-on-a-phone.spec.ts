// Home in one hand: the question, the field and the first two challenges are on the first screen, and the five places stay in sight.
import { ABOUT_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, reducedMotion })

    test(`the question, the field and two challenges need no scrolling (motion: ${reducedMotion})`, async ({
      page,
    }) => {
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
  })
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the button that stops the change takes no line of its own, and is wide enough for a thumb', async ({
    page,
  }) => {
    await openPage(page, HOME_PATH)
    const control = await page.getByRole('button', { name: 'Start changing cards' }).boundingBox()
    const title = await page.getByRole('heading', { level: 2, name: 'Start with tonight' }).boundingBox()
    if (control === null || title === null) throw new Error('Both are there.')
    expect(control.y).toBeLessThan(title.y + title.height)
    expect(Math.min(control.width, control.height)).toBeGreaterThanOrEqual(44)
  })

  test('the bar of the five places stays in sight and covers nothing at the end of a page', async ({ page }) => {
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
