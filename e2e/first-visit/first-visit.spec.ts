// What a first visitor's browser takes for the page.
import { HOME_PATH, LAUNCHPAD_ID, LOGIN_PATH, lessonPath } from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.2')

test.use({ consentAnswered: false, reducedMotion: 'no-preference' })

test('the question about cookies is not the largest paint of a page', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as unknown as { element: Element | null }
      Object.assign(window, { largest: last.element })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  for (const path of [HOME_PATH, TOOL, LOGIN_PATH, AGREEMENT_PATH]) {
    await openPage(page, path)
    await page.getByRole('dialog', { name: 'Your choice about cookies' }).waitFor()
    const isInDialog = await page.evaluate(async () => {
      // Its animation is over, and the browser has reported its paints.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
      const { largest } = window as unknown as { largest?: Element }
      return largest?.closest('dialog') !== null
    })
    expect(isInDialog, path).toBe(false)
  }
})
