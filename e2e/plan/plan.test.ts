// Our plan as one place: what stands in its rooms, a copy of it, and leaving it.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { startChallenge } from '../../testing/browser/screen-states.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }
const NEVER = /\b(?:streak|points|behind|failed)\b/i

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillPlan(page: Page): Promise<void> {
  await openPage(page, `${stage.server.url}/plan/challenges/phone-beds`)
  await startChallenge(page)
  await openPage(page, `${stage.server.url}/plan/agreement`)
  await page.getByRole('radio', { name: '9 to 12' }).check()
  await button(page, 'Add this line').first().click()
  await button(page, 'Edit this line').waitFor()
}

test('V-1: the plan says what stands in its rooms, and an empty one invites', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText('Nothing is agreed yet.').waitFor()
  for (const name of ['Our agreement', 'Family challenges', 'Start with four questions', 'Share our plan']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
  }
  for (const name of ['Save a copy', 'Bring back a copy', 'Delete it all', 'Forget on this device']) {
    await button(page, name).waitFor()
  }
  expect(await findViolations(page)).toEqual([])
  await fillPlan(page)
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText('Lines: 1').waitFor()
  await page.getByText(/Our review day: /).waitFor()
  await page.getByRole('link', { name: 'Phone beds. Days ticked: 1' }).waitFor()
  const weeks = page.getByRole('table', { name: 'What you tried, and what helped' })
  expect(await weeks.getByRole('row').count()).toBe(2)
  expect((await weeks.getByRole('row').last().getByRole('cell').innerText()).trim()).toBe('Tried: 1')
  expect(await page.locator('main').textContent()).not.toMatch(NEVER)
  expect(await findViolations(page)).toEqual([])
})

test('V-1: a copy is saved and brought back without a request; what is here stays', async () => {
  await using visit = await startVisit(stage.browser, { ...PHONE, acceptDownloads: true })
  const { page } = visit
  await fillPlan(page)
  await openPage(page, `${stage.server.url}/plan`)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const downloading = page.waitForEvent('download')
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
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText('Nothing is agreed yet.').waitFor()

  await choose('photo.json', Buffer.from('{"name":"something else"}'))
  await page.getByText('This file is not a copy of a plan.').waitFor()
  await choose('plan.json', copy)
  await page.getByText(/New things: 3\./).waitFor()
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Add it to our plan').click()
  await page.getByText('Added. Nothing that was here has changed.').waitFor()
  await page.getByText('Lines: 1').waitFor()
  await page.reload()
  await page.getByText('Lines: 1').waitFor()
  expect(sent.filter((url) => url.includes('/api/') && !url.includes('/api/settings'))).toEqual([])
})

test("K-1, K15: 'Forget on this device' leaves nothing of the plan, without a network too", async () => {
  const expected = /Failed to load resource|ERR_|Failed to fetch/
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', ...PHONE, expected })
  const { page, context } = visit
  await fillPlan(page)
  await page.getByRole('textbox', { name: 'What we do', exact: true }).fill('a canary in half a line')
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText('Lines: 1').waitFor()
  await context.setOffline(true)
  await button(page, 'Forget on this device').click()
  await button(page, 'Yes, forget everything').click()
  await page.getByText('Done. Nothing of yours is left here.').waitFor()
  await page.getByText('Nothing is agreed yet.').waitFor()
  const left = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ keys: [], databases: [] })
})
