// What a family needs on an evening without a network, after a first visit to any page.
import { LICENCE_PATH } from '#src/shared/paths.ts'
import { deviceGuidePath, SET_UP_PATH, TALKS_PATH } from '#src/shared/talk-paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { findTalk, mendToTheEnd } from '../../testing/browser/states/practise-talk.ts'
import { SESSION_PATH } from '../../testing/browser/states/walk-session.ts'
import { WITHOUT_NETWORK } from '../../testing/browser/troubles.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'
import { listNowPaths } from '../../testing/content/find-tools.ts'
import { expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: WITHOUT_NETWORK })

test.beforeEach(async ({ page, context }) => {
  await openPage(page, '/')
  await keepEverything(page)
  await context.setOffline(true)
})

test('every page for what is happening now opens without a network, and leads back to its tool', async ({ page }) => {
  for (const path of listNowPaths()) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Say this' }).waitFor()
  }
  await page.getByRole('link', { name: /^Back to the tool/ }).click()
  await page.getByText('Step 1 of 5').waitFor()
})

test('a session, the licence, a device guide and a whole talk open without a network', async ({ page }) => {
  await page.goto(SESSION_PATH)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByText(/^Step 2 of/).waitFor()
  await page.goto(LICENCE_PATH)
  await expect(page.locator('main ol > li')).toHaveCount(6)

  await page.goto(SET_UP_PATH)
  await page.getByRole('link', { name: 'Roblox', exact: true }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Roblox' }).waitFor()
  await page.goto(deviceGuidePath('whatsapp'))
  await page.getByText('It has no view of messages for parents.').waitFor()

  const talk = findTalk({ serious: false })
  await page.goto(TALKS_PATH)
  await page.locator('main ul').getByRole('link', { name: talk.title }).click()
  await page.getByRole('heading', { level: 1, name: talk.title }).waitFor()
  await mendToTheEnd(page, talk)
  await page.getByRole('button', { name: 'Add this rule to our plan' }).click()
  await page.getByText('It is in your agreement now.').waitFor()
})
