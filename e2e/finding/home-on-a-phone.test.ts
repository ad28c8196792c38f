// Home in one hand: the question, the field and the first two challenges are on the first screen.
import { expect, test } from 'vitest'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

test('D18: at 390 x 844 the question, the field and the first two challenges need no scrolling, moving or still', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await using visit = await startVisit(stage.browser, { viewport: { width: 390, height: 844 }, reducedMotion })
    const { page } = visit
    await page.goto(stage.server.url, { waitUntil: 'networkidle' })
    const cards = page.getByRole('list', { name: 'Suggested challenges' }).getByRole('link')
    for (const seen of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('searchbox'),
      cards.nth(0),
      cards.nth(1),
    ]) {
      const box = await seen.boundingBox()
      expect(box).not.toBeNull()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${reducedMotion}: ${await seen.textContent()}`).toBeLessThanOrEqual(
        844,
      )
    }
  }
})

test('D18: the button that stops the change takes no line of its own, and is wide enough for a thumb', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 640 } })
  const { page } = visit
  await page.goto(stage.server.url, { waitUntil: 'networkidle' })
  const control = await page.getByRole('button', { name: 'Start changing cards' }).boundingBox()
  const title = await page.getByRole('heading', { level: 2, name: 'Start with tonight' }).boundingBox()
  if (control === null || title === null) throw new Error('Both are there.')
  expect(control.y).toBeLessThan(title.y + title.height)
  expect(Math.min(control.width, control.height)).toBeGreaterThanOrEqual(44)
})
