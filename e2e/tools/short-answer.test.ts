// The short answer in a real browser: in the page as it arrives, kept as a picture, handed to the other adult.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

const shortAnswer = (page: Page) => page.getByRole('region', { name: 'The short answer' })

test('S-4: without scripts it is on the page, with what to say, what to do tonight or now, and what not to do', async () => {
  await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
  const { page } = visit
  await page.goto(stage.server.url + TOOL)
  await shortAnswer(page).locator('summary').click()
  const words = await shortAnswer(page).locator('dl').innerText()
  expect(words).toMatch(/^Say this\n/)
  expect(words).toMatch(/\nDo this\n+(Now|Tonight|Tomorrow)/)
  expect(words).toMatch(/\nDon't\n/)
  expect(words.split(/\s+/).length).toBeLessThanOrEqual(60 + 'Say this Do this Don’t'.split(' ').length)
})

test('S-8: without a share sheet its words are saved as a PNG that is wide enough for a phone', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await page.goto(`${stage.server.url}${TOOL}?from=search`, { waitUntil: 'networkidle' })
  const downloading = page.waitForEvent('download')
  await shortAnswer(page).getByRole('button', { name: 'Save these words' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('handrail-words.png')
  const picture = await readFile(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // The head of a PNG: width and height as 32-bit numbers from the 17th byte on.
  expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(480)
  expect(picture.readUInt32BE(20)).toBeGreaterThan(480)
  await shortAnswer(page).getByText('Saved as a picture on this device.').waitFor()
})

test('S-8: without a share sheet the words for the other adult are copied', async () => {
  await using visit = await startVisit(stage.browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visit
  await page.goto(`${stage.server.url}${TOOL}?from=challenge`, { waitUntil: 'networkidle' })
  await shortAnswer(page).getByRole('button', { name: 'Send to the other adult' }).click()
  await shortAnswer(page)
    .getByText(/copied/)
    .waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of ['Say this: ', 'Do this: ', "Don't: "]) expect(copied).toContain(part)
})
