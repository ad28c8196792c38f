// D15, D16: signing up, logging out and deleting say what happened; a form says what is wrong.
import { expect, test } from 'vitest'
import { GOOD_PASSWORD } from '../../testing/api/test-person.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

test('D16, Q-13, H-9: each step of an account says what has happened, above the page one comes to', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const email = newEmail()
  const said = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()
  const logIn = async () => {
    await page.goto(`${stage.server.url}/login`)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL(`${stage.server.url}/`)
  }
  await page.goto(`${stage.server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByLabel(/I am an adult/).check()
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await said(/We have sent you a link/)
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await said(/Logged out/)
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' })
  await logIn()
  await page.goto(`${stage.server.url}/account`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill(GOOD_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await said(/Your account is gone/)
})

test('D15, Q-13: an empty form says at each field what is missing, and goes to the first', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await page.goto(`${stage.server.url}/login`)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.getByText('Please write your email address here.').waitFor()
  await page.getByText('Please write your password here.').waitFor()
  expect(await page.getByLabel('Email', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  )
})
