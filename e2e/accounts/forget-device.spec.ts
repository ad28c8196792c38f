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

/** Opened in another tab, which then keeps an answer for itself. @returns what it keeps */
async function answerIn(other: Page): Promise<() => Promise<string[]>> {
  const keptForItself = () => other.evaluate(() => Object.keys(window.sessionStorage))
  await openPage(other, '/digitalLaunchpad/modules/module1/lessons/1.2')
  await other.getByRole('radio').first().check()
  await other.getByRole('button', { name: 'Check answer' }).click()
  await expect.poll(keptForItself).not.toEqual([])
  return keptForItself
}

test('after logging out no tab shows which tools were opened, ticked or finished', async ({
  page,
  context,
  server,
}) => {
  await register(page, { server }, newEmail())
  await useTheSite(page)
  const keptElsewhere = await answerIn(await context.newPage())
  expect(await kept(page)).toEqual(expect.arrayContaining(['checklistTicks', 'lessonSteps', 'userProgress']))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Log In' }).waitFor()
  await expect.poll(() => kept(page)).toEqual(['cookieConsent', 'deviceId'])
  await expect.poll(keptElsewhere).toEqual([])
  await openPage(page, CHECKLIST)
  await expect(page.getByRole('checkbox').first()).not.toBeChecked()
  await openPage(page, TOOL)
  expect(await page.getByRole('button', { name: /^Continue from step/ }).count()).toBe(0)
})

test('help and the privacy policy can forget everything in every tab, after one question', async ({
  server,
  newVisitor,
}) => {
  for (const path of ['/help', '/privacy']) {
    await test.step(path, async () => {
      const { page, context } = await newVisitor({ expected: /status of 401/ })
      await register(page, { server }, newEmail())
      const token = await storedToken(page)
      await useTheSite(page)
      const keptElsewhere = await answerIn(await context.newPage())
      await openPage(page, path)
      const before = await kept(page)
      await page.getByRole('button', { name: 'Forget everything on this device' }).click()
      await page.getByRole('button', { name: 'Keep it' }).click()
      expect(await kept(page)).toEqual(before)
      await page.getByRole('button', { name: 'Forget everything on this device' }).click()
      await page.getByRole('button', { name: 'Yes, forget everything' }).click()
      await page.getByText('Done. Nothing of yours is left here.').waitFor()
      expect(await kept(page)).toEqual([])
      await expect.poll(keptElsewhere).toEqual([])
      await expect.poll(() => sessionStatus(page, token)).toBe(401)
    })
  }
  await test.step('a guest without a network', async () => {
    const { page, context } = await newVisitor({ serviceWorkers: 'allow', expected: WITHOUT_NETWORK })
    await useTheSite(page)
    await openPage(page, '/help')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Forget everything on this device' }).click()
    await page.getByRole('button', { name: 'Yes, forget everything' }).click()
    await page.getByText('Done. Nothing of yours is left here.').waitFor()
    expect(await kept(page)).toEqual([])
  })
})
