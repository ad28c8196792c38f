// Without a network, in a real browser: after a first visit the pages for a bad hour are on the device, after a second or on Wi-Fi
// the tools too, and nothing else.

import { mkdtempDisposable } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SET_UP_PATH, TALKS_PATH, TOPICS_PATH } from '#src/shared/content-paths.ts'
import { WHOLE } from '#src/shared/kept-caches.ts'
import {
  ACCOUNT_PATH,
  EXPLORERS_GUIDE_ID,
  HELP_PATH,
  LAUNCHPAD_ID,
  LICENCE_PATH,
  lessonPath,
  PLAN_PATH,
  PROGRESS_PATH,
  TEEN_GUIDE_ID,
  TOOLS_PATH,
  toolkitPath,
  toolkitsPath,
} from '#src/shared/paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage, waitUntilReady } from '../../testing/browser/open-page.ts'
import { WITHOUT_NETWORK } from '../../testing/browser/troubles.ts'
import { hasEverything, keepEverything, waitForWorker } from '../../testing/browser/worker-ready.ts'
import { makeSecondBuild } from '../../testing/servers/second-build.ts'
import { findFreePort, startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = lessonPath(LAUNCHPAD_ID, 'module3', '3.5')
const OTHER_TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.2')
const TOOLKIT = toolkitPath(LAUNCHPAD_ID, 'module1')
const NOTE = 'You are offline. The tools and Get help now still work.'
/** What the second version says of itself; nothing else on a page tells them apart. */
const SECOND = 'html[data-version=second]'

test.use({ serviceWorkers: 'allow', expectedErrors: WITHOUT_NETWORK })

/** A visit that lasts until everything is kept. */
async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await keepEverything(page)
}

async function listKept(page: Page): Promise<{ cache: string; path: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept: { cache: string; path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? ''
        kept.push({ cache: name, path: new URL(request.url).pathname, text })
      }
    }
    return kept
  })
}

/** Without their texts, which take seconds to read. */
async function listKeptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name))
    const requests = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function finishTool(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
}

test('a first visit stores only help and the pages for now, after the page has loaded', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ expected: WITHOUT_NETWORK, consentAnswered: false })
  await page.addInitScript(() => {
    window.addEventListener('load', async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      Object.assign(window, { keptAtLoad: registrations.length })
    })
  })
  await page.goto('/', { waitUntil: 'load' })
  await waitForWorker(page)
  expect(await page.evaluate(() => (window as unknown as { keptAtLoad: number }).keptAtLoad)).toBe(0)
  const kept = await listKeptPaths(page)
  expect(kept).toContain(HELP_PATH)
  expect(kept.filter((path) => path.endsWith('/now')).length).toBeGreaterThan(10)
  const isForTrouble = (path: string) => path.startsWith(HELP_PATH) || path.endsWith('/now')
  expect(kept.filter((path) => !isForTrouble(path))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])

  await waitUntilReady(page)
  await context.setOffline(true)
  const cold = await context.newPage()
  await cold.goto(`${TOOL}/now`)
  await cold.getByRole('heading', { level: 1 }).waitFor()
  await expect(cold.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${TOOL}/now$`))
  await cold.goto(HELP_PATH)
  await cold.getByRole('heading', { name: 'What is happening?' }).waitFor()
  await cold.goto(TOOL)
  await cold.getByText('This page is not on your device. Get help now still works.').waitFor()
  await expect(cold.getByRole('link', { name: 'See all tools' })).toHaveCount(0)
  expect(await findViolations(cold)).toEqual([])
  await page.getByRole('status').filter({ hasText: 'What is on this page and Get help now still work.' }).waitFor()
})

test('the next visit stores everything: tools and help open offline, and other pages say why not', async ({
  page,
  context,
}) => {
  const cold = await context.newPage()
  await test.step('a link to a new document is the same visit; the next visit keeps all', async () => {
    await openPage(page, `${TOOL}/now`)
    await waitForWorker(page)
    await page.locator(`a[href^="${TOOL}"]`).first().click()
    await page.getByText('Step 1 of 5').waitFor()
    expect(await hasEverything(page)).toBe(false)
    await cold.goto('/')
    await expect.poll(() => hasEverything(cold), { timeout: 20_000 }).toBe(true)
    expect(await listKeptPaths(cold)).toContain(OTHER_TOOL)
  })
  await test.step('what the server answers counts, its failures too', async () => {
    await cold.goto(TOOLKIT)
    await cold.route('**/api/curriculum/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await cold.locator(`main a[href="${OTHER_TOOL}"]`).click()
    await cold.getByText('Error: Something went wrong on our side. Try again in a minute.').waitFor()
    await cold.unroute('**/api/curriculum/**')
  })
  await test.step('without a network', async () => {
    await context.setOffline(true)
    await cold.goto(TOOL)
    await cold.getByText('Step 1 of 5').waitFor()
    await cold.getByRole('status').filter({ hasText: NOTE }).waitFor()

    await cold.goto(toolkitsPath(LAUNCHPAD_ID))
    await cold.locator(`main a[href="${TOOLKIT}"]`).click()
    await cold.locator(`main a[href="${OTHER_TOOL}"]`).click()
    await cold.getByText('Step 1 of 5').waitFor()
    await cold.getByRole('link', { name: 'Get help now' }).click()
    await cold.getByRole('heading', { name: 'What is happening?' }).waitFor()
    await cold.getByRole('link', { name: 'Handrail' }).first().click()
    await cold.getByRole('searchbox').waitFor()
    await cold.goBack()
    await cold.getByRole('heading', { name: 'What is happening?' }).waitFor()
    await cold.goBack()
    await cold.getByText('Step 1 of 5').waitFor()

    await cold.goto('/sources')
    await cold.getByRole('heading', { name: "You're offline, or we can't be reached" }).waitFor()
    expect(await findViolations(cold)).toEqual([])
    await cold.getByRole('link', { name: 'Get help now' }).click()
    await cold.getByRole('heading', { name: 'What is happening?' }).waitFor()
    await cold.getByRole('status').filter({ hasText: NOTE }).waitFor()
    await context.setOffline(false)
    await cold.getByText(NOTE).waitFor({ state: 'detached' })
  })
})

test('on Wi-Fi the first visit stores everything, and the page can be installed', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'wifi', saveData: false } })
  })
  await page.goto('/', { waitUntil: 'load' })
  await waitForWorker(page)
  await expect.poll(() => hasEverything(page), { timeout: 20_000 }).toBe(true)
  const headers = (await page.request.get('/sw.js')).headers()
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'")
  const devtools = await context.newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Tests run in a private window, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('a tool finished offline is sent later, and the cache holds nothing of a parent', async ({
  page,
  context,
  parent: { email },
}) => {
  await keepEverything(page)
  await test.step('a tool finished without a network is counted, and sent when the network is back', async () => {
    await context.setOffline(true)
    await page.goto(TOOL)
    await finishTool(page)
    await page.goto(toolkitPath(LAUNCHPAD_ID, 'module3'))
    await page.getByText(/^1 of \d+ tools completed$/).waitFor()
    await context.setOffline(false)
    const saved = () =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${window.localStorage.getItem('authToken')}` }
        return (await (await fetch('/api/auth/progress', { headers })).json()).completedLessons
      })
    await expect.poll(saved).toEqual(['digitalLaunchpad-module3-3.5'])
  })
  await test.step('what is kept holds nothing of a person, not after login, account and a reset link either', async () => {
    await openPage(page, ACCOUNT_PATH)
    await openPage(page, '/reset-password?token=secret-of-mine')
    const token = await page.evaluate(() => window.localStorage.getItem('authToken') ?? '')
    expect(token).not.toBe('')
    const kept = await listKept(page)
    const pages = kept.filter(({ path }) => !path.startsWith('/assets/') && !path.endsWith('.data'))
    const belongs = (path: string) =>
      ['/', HELP_PATH, TOOLS_PATH, PROGRESS_PATH, PLAN_PATH, SET_UP_PATH].includes(path) ||
      [
        toolkitsPath(LAUNCHPAD_ID),
        toolkitsPath(EXPLORERS_GUIDE_ID),
        LICENCE_PATH,
        toolkitsPath(TEEN_GUIDE_ID),
        TALKS_PATH,
        TOPICS_PATH,
        `${PLAN_PATH}/`,
        `${SET_UP_PATH}/`,
      ].some((start) => path.startsWith(start))
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter(({ path }) => !belongs(path))).toEqual([])
    for (const secret of [email, token, 'secret-of-mine']) {
      expect(kept.filter(({ text, path }) => (text + path).includes(secret))).toEqual([])
    }
  })
})

test('tools open while the server is down; a new version continues a half-done tool', async ({ page, context }) => {
  // Two servers start, and everything is kept twice.
  test.slow()
  const port = String(await findFreePort())
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-offline-'))
  const env = { PORT: port, DATA_DIR: folder.path }
  let url: string
  {
    await using first = await startServer(env)
    url = first.url
    await visitOnce(page, url)
  }
  await test.step('a server that takes the call and never answers: the kept page is shown after a short wait', async () => {
    const calls = new Set<Socket>()
    await using silent = createServer((call) => calls.add(call.on('error', () => undefined)))
    silent.listen(Number(port), '127.0.0.1')
    await page.goto(url + TOOL)
    await page.getByText('Step 1 of 5').waitFor()
    expect(calls.size).toBeGreaterThan(0)
    for (const call of calls) call.destroy()
  })
  await test.step('no server: a tool is opened and left half-way', async () => {
    await page.goto(url + TOOL)
    await page.getByRole('button', { name: 'Go to step 4' }).click()
    await page.getByText('Step 4 of 5').waitFor()
  })

  await using build = await makeSecondBuild(/\/assets\/finish-sheet-.*\.js$/)
  {
    await using _second = await startServer(env, build.main)
    const tab = await context.newPage()
    await tab.goto(url + HELP_PATH)
    await tab.locator(SECOND).waitFor()
    const kept = () => tab.evaluate(() => caches.keys())
    await expect.poll(kept, { timeout: 60_000 }).toContain(`handrail-en-${WHOLE}second`)
    await tab.close()
  }
  // The tool that is open is of the first version, whose scripts stay on the device as long as it is open.
  expect((await listKeptPaths(page)).filter((path) => /^\/assets\/finish-sheet-[\w-]+\.js$/.test(path))).toHaveLength(1)
  await page.getByText('Step 4 of 5').waitFor()
  await finishTool(page)
  await page.close()
  // No page of the first version is open any more: what is kept now is the second.
  const later = await context.newPage()
  const open = async () => {
    await later.goto(url + HELP_PATH)
    return later.locator(SECOND).count()
  }
  await expect.poll(open, { timeout: 30_000 }).toBe(1)
  await later.getByRole('heading', { name: 'What is happening?' }).waitFor()
  const old = async () => (await later.evaluate(() => caches.keys())).filter((name) => name.startsWith('handrail-en-'))
  await expect.poll(old, { timeout: 30_000 }).toEqual(['handrail-en-kept', `handrail-en-${WHOLE}second`])
})
