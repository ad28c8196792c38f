// A release while pages are open: they keep working, and typed text stays.
import { mkdtempDisposable, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { HOME_PATH, JOIN_PATH, LOGIN_PATH, PLAN_PATH, REGISTER_PATH, ROADMAP_PATH } from '#src/shared/paths.ts'
import { newEmail, PASSWORD, register } from '../../testing/browser/people.ts'
import { makeSecondBuild } from '../../testing/servers/second-build.ts'
import { findFreePort, startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const IDEA = 'A page about smart watches, please.'
/** What the browser says of a network that is not there, and the router of a script. */
const NO_LINE =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Error loading route module|Failed to fetch|status of (401|404|503)/
/** The pages that the journeys go to from the ones that are open. */
const GONE = /\/assets\/(home-page|start-page|tools-page)-[^/]+\.js$/

test.use({ expectedErrors: NO_LINE })

const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.starting === undefined)

async function openIn(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await ready(page)
  return page
}

test('pages that are open during a release keep working: forms are sent, and links open', async ({ context, page }) => {
  test.slow()
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-release-'))
  const settings = { PORT: String(await findFreePort()), DATA_DIR: folder.path }
  const [email, other] = [newEmail(), newEmail()]
  let url: string
  let open: Record<'login' | 'register' | 'home' | 'roadmap' | 'plan', Page>
  {
    await using first = await startServer(settings)
    url = first.url
    await register(page, { server: first }, email)
    await page.evaluate(() => localStorage.clear())
    open = {
      login: await openIn(context, url + LOGIN_PATH),
      register: await openIn(context, url + REGISTER_PATH),
      home: await openIn(context, url + HOME_PATH),
      roadmap: await openIn(context, url + ROADMAP_PATH),
      plan: await openIn(context, url + PLAN_PATH),
    }
    await open.login.getByLabel('Email', { exact: true }).fill(email)
    await open.login.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await open.home.getByRole('main').getByLabel('Email', { exact: true }).fill(other)
    await open.roadmap.getByLabel('Your idea').fill(IDEA)
    await expect
      .poll(() => readdir(join(folder.path, 'releases')).catch(() => []), { timeout: 60_000 })
      .toEqual([expect.stringMatching(/^\w{16}$/)])
  }
  await using build = await makeSecondBuild(GONE)
  await using _second = await startServer(settings, build.main)

  await open.plan.getByRole('main').locator('a[href="/plan/start"]').first().click()
  await expect(open.plan.getByLabel('A nickname, if you like')).toBeVisible()
  await open.roadmap.getByRole('main').locator('button[type=submit]').first().click()
  await expect(open.roadmap.getByText(/Thank you/).first()).toBeVisible()
  for (const box of await open.home.getByRole('main').getByRole('checkbox').all()) await box.check()
  await open.home.getByRole('main').locator('button[type=submit]').last().click()
  await expect(open.home.getByText(/mailbox|inbox|email/i).first()).toBeVisible()
  await open.login.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await open.login.waitForURL(`${url}/`)
  await expect(open.login.getByRole('searchbox')).toBeVisible()
  await open.register.getByLabel('Email', { exact: true }).fill(newEmail())
  await open.register.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await open.register.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await open.register.getByRole('button', { name: 'Sign Up' }).click()
  await open.register.waitForURL(`${url}/`)
})

test('a page whose script has vanished is reloaded; without a network the open page stays', async ({
  page,
  newVisitor,
}) => {
  await test.step('a reload after the press, and typed text is there on the way back', async () => {
    await page.goto(ROADMAP_PATH)
    await ready(page)
    await page.getByLabel('Your idea').fill(IDEA)
    await page.route(/\/assets\/tools-page-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 })
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.locator('footer a[href="/tools"]').first().click()
    await page.waitForURL('**/tools')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toEqual(['/tools'])
    await page.goBack()
    await expect(page.getByLabel('Your idea')).toHaveValue(IDEA)
    await page.unrouteAll()
  })
  await test.step('while there is no line, it says so', async () => {
    // With nothing of the page that is wanted in the browser's cache.
    const { page: open, context } = await newVisitor({ expected: NO_LINE })
    await open.goto(ROADMAP_PATH)
    await ready(open)
    await open.getByLabel('Your idea').fill(IDEA)
    await context.setOffline(true)
    await open.locator('footer a[href="/tools"]').first().click()
    await expect(open.getByText('That page did not load. Try again when you have a signal.')).toBeVisible()
    await expect(open.getByLabel('Your idea')).toHaveValue(IDEA)
    await expect(open.getByLabel('Your idea')).toBeVisible()
    expect(new URL(open.url()).pathname).toBe(ROADMAP_PATH)
    await context.setOffline(false)
    await open.locator('footer a[href="/tools"]').first().click()
    await open.waitForURL('**/tools')
    await expect(open.getByText('That page did not load.')).toBeHidden()
  })
})

test('a missing part of a page reloads the page once, and then an error is shown', async ({ newVisitor }) => {
  await test.step('loads the page again', async () => {
    const { page } = await newVisitor({ expected: NO_LINE })
    const part = /\/assets\/join-panel-[^/]+\.js$/
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route(part, (route) => (documents > 1 ? route.continue() : route.fulfill({ status: 404 })))
    await page.goto(JOIN_PATH)
    await expect.poll(() => documents).toBe(2)
    await expect(page.getByText('Please open this page with the link you were sent.')).toBeVisible()
  })
  await test.step('shows a message where it is still missing after the reload', async () => {
    const { page } = await newVisitor({ expected: NO_LINE })
    await page.route(/\/assets\/join-panel-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.goto(JOIN_PATH)
    await expect(page.getByText('This part did not load.')).toBeVisible()
    await page.waitForTimeout(1_000)
    await expect(page.getByText('This part did not load.')).toBeVisible()
  })
})
