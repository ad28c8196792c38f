// What a shared device still shows after a parent has left it.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail, register, sessionStatus, storedToken } from '../../testing/browser/people.ts'
import { WITHOUT_NETWORK } from '../../testing/browser/troubles.ts'
import { expect, test } from '../fixtures.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }

test.use(WIDE)
const TOOL = '/digitalLaunchpad/modules/module3/lessons/3.5'
const CHECKLIST = '/resources/family-tech-charter'

/** Reaches a step of one tool, finishes another and ticks a box. */
async function useTheSite(page: Page): Promise<void> {
  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'Go to step 3' }).click()
  await openPage(page, '/digitalLaunchpad/modules/module1/lessons/1.1')
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await openPage(page, CHECKLIST)
  await page.getByRole('checkbox').first().check()
}

const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].sort())

test('after logging out nothing tells which tools were opened, ticked or finished', async ({ page, server }) => {
  await register(page, { server }, newEmail())
  await useTheSite(page)
  expect(await kept(page)).toEqual(expect.arrayContaining(['checklistTicks', 'lessonSteps', 'userProgress']))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Log In' }).waitFor()
  await expect.poll(() => kept(page)).toEqual(['cookieConsent', 'deviceId'])
  await openPage(page, CHECKLIST)
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(false)
  await openPage(page, TOOL)
  expect(await page.getByRole('button', { name: /^Continue from step/ }).count()).toBe(0)
})

for (const path of ['/help', '/privacy'] as const) {
  test(`${path} has a button that forgets everything, with one question`, async ({ server, newVisitor }) => {
    const { page } = await newVisitor({ expected: /status of 401/ })
    await register(page, { server }, newEmail())
    const token = await storedToken(page)
    await useTheSite(page)
    await openPage(page, path)
    const before = await kept(page)
    await page.getByRole('button', { name: 'Forget everything on this device' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(await kept(page)).toEqual(before)
    await page.getByRole('button', { name: 'Forget everything on this device' }).click()
    await page.getByRole('button', { name: 'Yes, forget everything' }).click()
    await page.getByText('Done. Nothing of yours is left here.').waitFor()
    expect(await kept(page)).toEqual([])
    await expect.poll(() => sessionStatus(page, token)).toBe(401)
  })
}

test('it works for a guest without a network', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ serviceWorkers: 'allow', expected: WITHOUT_NETWORK })
  await useTheSite(page)
  await openPage(page, '/help')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await page.getByRole('button', { name: 'Yes, forget everything' }).click()
  await page.getByText('Done. Nothing of yours is left here.').waitFor()
  expect(await kept(page)).toEqual([])
})

test('another tab keeps nothing for itself either, neither after "Forget" nor after a log-out', async ({
  page,
  context,
  server,
}) => {
  const other = await context.newPage()
  const keptForItself = () => other.evaluate(() => Object.keys(window.sessionStorage))
  const answer = async () => {
    await openPage(other, '/digitalLaunchpad/modules/module1/lessons/1.1')
    await other.getByRole('radio').first().check()
    await other.getByRole('button', { name: 'Check answer' }).click()
    await expect.poll(keptForItself).not.toEqual([])
  }
  await register(page, { server }, newEmail())
  await answer()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(keptForItself).toEqual([])

  await answer()
  await openPage(page, '/help')
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await page.getByRole('button', { name: 'Yes, forget everything' }).click()
  await page.getByText('Done. Nothing of yours is left here.').waitFor()
  await expect.poll(keptForItself).toEqual([])
  expect(await kept(page)).toEqual([])
})
