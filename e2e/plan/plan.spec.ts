// Our plan: what its rooms show, a copy of it, and leaving it.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { startTrial } from '../../testing/browser/screen-states.ts'
import { WITHOUT_NETWORK } from '../../testing/browser/troubles.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { viewport: { width: 360, height: 640 } }

test.use(PHONE)
const NEVER = /\b(?:streak|points|behind|failed)\b/i

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillPlan(page: Page): Promise<void> {
  await openPage(page, '/plan/try/phone-beds')
  await startTrial(page)
  await openPage(page, '/plan')
  await button(page, 'Add a rule').first().click()
  await button(page, 'Add this rule').first().click()
  await button(page, 'Change this rule').waitFor()
}

const openRest = (page: Page) => page.getByText('Save a copy, or delete').click()

test('an empty house invites into each room; a rule and a trial light theirs', async ({ page }) => {
  await openPage(page, '/plan')
  await expect(button(page, 'Add a rule')).toHaveCount(6)
  for (const name of ['All things to try', 'Start with four questions', 'Share our plan']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
  }
  await openRest(page)
  for (const name of ['Save a copy', 'Bring back a copy', 'Delete it all', 'Clear everything from this device']) {
    await button(page, name).waitFor()
  }
  await fillPlan(page)
  await openPage(page, '/plan')
  await button(page, 'Change the rules: Sleep').waitFor()
  await page.getByText(/Our review day: /).waitFor()
  await expect(button(page, 'Add a rule')).toHaveCount(5)
  await page.getByRole('link', { name: 'Phone beds' }).waitFor()
  await expect(page.getByRole('checkbox', { name: 'Day 2', exact: true })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Day 3', exact: true }).click()
  const weeks = page.getByRole('region', { name: 'The last weeks' }).getByRole('listitem')
  await expect(weeks).toHaveCount(6)
  await expect(weeks.last()).toHaveText(/you tried something$/)
  expect(await page.locator('main').textContent()).not.toMatch(NEVER)

  await test.step('nothing moves when the plan of a family opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, '/plan')
    await button(page, 'Change the rules: Sleep').waitFor()
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
    expect(moved).toBeLessThan(0.05)
  })
})

test('a copy is saved and restored without a request; existing rows stay', async ({ page }) => {
  await fillPlan(page)
  await openPage(page, '/plan')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const downloading = page.waitForEvent('download')
  await openRest(page)
  await button(page, 'Save a copy').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^handrail-plan-\d{4}-\d\d-\d\d\.json$/)
  const copy = await readFile(await download.path())
  const choose = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await button(page, 'Bring back a copy').click()
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer })
  }
  await choose('plan.json', copy)
  await page.getByText('Everything in this copy is here already.').waitFor()
  await button(page, 'Delete it all').click()
  await button(page, 'Yes, delete it all').click()
  await page.getByText('Done. Your plan is empty.').waitFor()
  await openPage(page, '/plan')
  await expect.poll(() => button(page, 'Add a rule').count()).toBe(6)
  await openRest(page)

  await choose('photo.json', Buffer.from('{"name":"something else"}'))
  await page.getByText('This file is not a copy of a plan.').waitFor()
  await choose('plan.json', copy)
  await page.getByText(/New things: 3\./).waitFor()
  await button(page, 'Add it to our plan').click()
  await page.getByText('Added. Nothing that was here has changed.').waitFor()
  await button(page, 'Change the rules: Sleep').waitFor()
  await page.reload()
  await button(page, 'Change the rules: Sleep').waitFor()
  expect(sent.filter((url) => url.includes('/api/') && !url.includes('/api/settings'))).toEqual([])
})

test("'Clear everything from this device' leaves nothing of the plan, without a network too", async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor({ serviceWorkers: 'allow', ...PHONE, expected: WITHOUT_NETWORK })
  await fillPlan(page)
  await page.getByText('Write our own rule', { exact: true }).click()
  await page.getByRole('textbox', { name: 'What we do', exact: true }).fill('a canary in half a line')
  await openPage(page, '/plan')
  await button(page, 'Change the rules: Sleep').waitFor()
  await openRest(page)
  await context.setOffline(true)
  await button(page, 'Clear everything from this device').click()
  await button(page, 'Yes, forget everything').click()
  await page.getByText('Done. Nothing of yours is left here.').waitFor()
  await expect.poll(() => button(page, 'Add a rule').count()).toBe(6)
  const left = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ keys: [], databases: [] })
})
