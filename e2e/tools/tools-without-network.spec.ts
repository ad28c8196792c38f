// What a family needs on an evening without a network, after a first visit to any page.

import { deviceGuidePath, SET_UP_PATH, TALKS_PATH } from '#src/shared/content-paths.ts'
import { HELP_PATH, HOME_PATH, LICENCE_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { findTalk, mendToTheEnd } from '../../testing/browser/states/practise-talk.ts'
import { SESSION_PATH } from '../../testing/browser/states/walk-session.ts'
import { WITHOUT_NETWORK } from '../../testing/browser/troubles.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'
import { listNowPaths } from '../../testing/content/find-tools.ts'
import { expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: WITHOUT_NETWORK })

test('search, pages for now, a session, a guide, a talk and the plan work offline', async ({ page, context }) => {
  test.slow()
  await openPage(page, HELP_PATH)
  await keepEverything(page)
  await context.setOffline(true)

  await test.step('the search finds what it finds with a network, danger first', async () => {
    await page.goto(HOME_PATH)
    await page.getByRole('searchbox').fill('he says he wants to die')
    await expect(page.getByRole('region', { name: 'Get help now' })).toBeVisible()
    await page.getByRole('searchbox').fill('phone in bed')
    await expect(page.getByRole('list', { name: 'Search results' })).toContainText('Where phones sleep at night')
  })
  await test.step('every page for what is happening now opens, and leads back to its tool', async () => {
    for (const path of listNowPaths()) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Say this' }).waitFor()
    }
    await page.getByRole('link', { name: /^Back to the tool/ }).click()
    await page.getByText('Step 1 of 5').waitFor()
  })
  await test.step('a session and the licence', async () => {
    await page.goto(SESSION_PATH)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText(/^Step 2 of/).waitFor()
    await page.goto(LICENCE_PATH)
    await expect(page.locator('main ol > li')).toHaveCount(6)
  })
  await test.step('device guides', async () => {
    await page.goto(SET_UP_PATH)
    await page.getByRole('link', { name: 'Roblox', exact: true }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Roblox' }).waitFor()
    await page.goto(deviceGuidePath('whatsapp'))
    await page.getByText('It has no view of messages for parents.').waitFor()
  })
  await test.step('a whole talk, whose rule goes into the agreement', async () => {
    const talk = findTalk({ serious: false })
    await page.goto(TALKS_PATH)
    await page.locator('main ul').getByRole('link', { name: talk.title }).click()
    await page.getByRole('heading', { level: 1, name: talk.title }).waitFor()
    await mendToTheEnd(page, talk)
    await page.getByRole('button', { name: 'Add this rule to our plan' }).click()
    await page.getByText('It is in your agreement now.').waitFor()
  })
  await test.step('the review of the agreement', async () => {
    await page.goto('/plan')
    await page.getByRole('link', { name: 'Sign our agreement' }).click()
    await page.getByRole('link', { name: 'Look again', exact: true }).click()
    await page.getByRole('button', { name: 'Review now' }).click()
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await page.getByRole('button', { name: 'Pick the next review date' }).click()
    await page.getByText(/^Done\. The next review is on /).waitFor()
  })
  await test.step('the plan and a thing to try, which a reload keeps', async () => {
    await page.goto('/plan')
    await page.getByRole('link', { name: 'All things to try' }).click()
    await page.getByRole('link', { name: 'Real pounds' }).click()
    await page.getByRole('heading', { level: 1, name: 'Real pounds' }).waitFor()
    await page.getByRole('button', { name: 'Start this one', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Day 1', exact: true }).click()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Day 1', exact: true })).toBeChecked()
  })
})
