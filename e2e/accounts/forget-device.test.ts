// S15, Q-9: what a shared device still tells after somebody has left it.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail, newNetwork, register, sessionStatus, storedToken } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }
const TOOL = '/digitalLaunchpad/modules/module3/lessons/3.5'
const CHECKLIST = '/resources/family-tech-charter'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })

/** Reaches a step of one tool, finishes another and ticks a box. */
async function useTheSite(page: Page): Promise<void> {
  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('button', { name: 'Go to step 3' }).click()
  await openPage(page, `${stage.server.url}/digitalLaunchpad/modules/module1/lessons/1.1`)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await openPage(page, stage.server.url + CHECKLIST)
  await page.getByRole('checkbox').first().check()
}

const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].sort())

test('S15: after logging out nothing tells which tools were opened, ticked or finished', async () => {
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page } = visit
  await register(page, stage, newEmail())
  await useTheSite(page)
  expect(await kept(page)).toEqual(expect.arrayContaining(['checklistTicks', 'lessonSteps', 'userProgress']))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Log In' }).waitFor()
  await expect.poll(() => kept(page)).toEqual(['cookieConsent', 'deviceId'])
  await openPage(page, stage.server.url + CHECKLIST)
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(false)
  await openPage(page, stage.server.url + TOOL)
  expect(await page.getByRole('button', { name: /^Continue from step/ }).count()).toBe(0)
})

test.each(['/help', '/privacy'])(
  'Q-9, S15: %s has a button that forgets everything, with one question',
  async (path) => {
    await using visit = await startVisit(stage.browser, { extraHTTPHeaders: newNetwork(), expected: /status of 401/ })
    const { page } = visit
    await register(page, stage, newEmail())
    const token = await storedToken(page)
    await useTheSite(page)
    await openPage(page, stage.server.url + path)
    const before = await kept(page)
    await page.getByRole('button', { name: 'Forget everything on this device' }).click()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(await kept(page)).toEqual(before)
    await page.getByRole('button', { name: 'Forget everything on this device' }).click()
    await page.getByRole('button', { name: 'Yes, forget everything' }).click()
    await page.getByText('Done. Nothing of yours is left here.').waitFor()
    expect(await kept(page)).toEqual([])
    await expect.poll(() => sessionStatus(page, token)).toBe(401)
  },
)

test('S15: it works for a guest without a network', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    expected: /Failed to load resource|ERR_INTERNET/,
  })
  const { page, context } = visit
  await useTheSite(page)
  await openPage(page, `${stage.server.url}/help`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await page.getByRole('button', { name: 'Yes, forget everything' }).click()
  await page.getByText('Done. Nothing of yours is left here.').waitFor()
  expect(await kept(page)).toEqual([])
})

test('S15: another tab keeps nothing for itself either, neither after "Forget" nor after a log-out', async () => {
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page, context } = visit
  const other = await context.newPage()
  const keptForItself = () => other.evaluate(() => Object.keys(window.sessionStorage))
  const answer = async () => {
    await openPage(other, `${stage.server.url}/digitalLaunchpad/modules/module1/lessons/1.1`)
    await other.getByRole('radio').first().check()
    await other.getByRole('button', { name: 'Check answer' }).click()
    await expect.poll(keptForItself).not.toEqual([])
  }
  await register(page, stage, newEmail())
  await answer()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(keptForItself).toEqual([])

  await answer()
  await openPage(page, `${stage.server.url}/help`)
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await page.getByRole('button', { name: 'Yes, forget everything' }).click()
  await page.getByText('Done. Nothing of yours is left here.').waitFor()
  await expect.poll(keptForItself).toEqual([])
  expect(await kept(page)).toEqual([])
})
