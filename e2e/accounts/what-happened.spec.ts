// Signing up, logging out and deleting say what happened; a form says what is wrong.

import { GOOD_PASSWORD } from '../../testing/api/test-person.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { test } from '../fixtures.ts'

test('each step of an account says what has happened, above the page one comes to', async ({ page }) => {
  const email = newEmail()
  const said = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()
  const logIn = async () => {
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL('/')
  }
  await page.goto('/register')
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
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill(GOOD_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await said(/Your account is gone/)
})
