// Without a network, in a real browser: after a first visit the pages for a bad hour are on the device, after a second or on Wi-Fi
// the tools too, and nothing else.

import { randomUUID } from 'node:crypto'
import { mkdtempDisposable } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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
import { SET_UP_PATH, TALKS_PATH, TOPICS_PATH } from '#src/shared/talk-paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage, waitUntilReady } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { hasEverything, keepEverything, waitForWorker } from '../../testing/browser/worker-ready.ts'
import { makeSecondBuild } from '../../testing/servers/second-build.ts'
import { findFreePort, startServer } from '../../testing/servers/server.ts'

const PASSWORD = 'a calm evening for once'
const TOOL = lessonPath(LAUNCHPAD_ID, 'module3', '3.5')
const OTHER_TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.2')
const TOOLKIT = toolkitPath(LAUNCHPAD_ID, 'module1')
const NOTE = 'You are offline. The tools and Get help now still work.'
/** What the second version says of itself; nothing else on a page tells them apart. */
const SECOND = 'html[data-version=second]'
/** The browser's own lines about a network that is not there. */
const expected = /Failed to load resource|ERR_|Failed to fetch|status of 50|updating a ServiceWorker|Failed to update/

const stage = openStage()

/** A visit that lasts until everything is kept. */
async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await untilKept(page)
}

async function untilKept(page: Page): Promise<void> {
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

async function register(page: Page, url: string): Promise<string> {
  const email = `parent-${randomUUID().slice(0, 8)}@example.org`
  await openPage(page, `${url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(`${url}/`)
  return email
}

test('the page is loaded before anything is kept', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow' })
  const { page } = visit
  await page.addInitScript(() => {
    window.addEventListener('load', async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      Object.assign(window, { keptAtLoad: registrations.length })
    })
  })
  await visitOnce(page, stage.server.url)
  expect(await page.evaluate(() => (window as unknown as { keptAtLoad: number }).keptAtLoad)).toBe(0)
})

describe('Y-3, E-9: what a first visit keeps', () => {
  test('help and every now page, and no tool; they open with the network cut', async () => {
    await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected, undecided: true })
    const { page } = visit
    await page.goto(stage.server.url, { waitUntil: 'load' })
    await waitForWorker(page)
    const kept = await listKeptPaths(page)
    expect(kept).toContain(HELP_PATH)
    expect(kept.filter((path) => path.endsWith('/now')).length).toBeGreaterThan(10)
    const isForTrouble = (path: string) => path.startsWith(HELP_PATH) || path.endsWith('/now')
    expect(kept.filter((path) => !isForTrouble(path))).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])

    await waitUntilReady(page)
    await visit.context.setOffline(true)
    const cold = await visit.context.newPage()
    await cold.goto(`${stage.server.url}${TOOL}/now`)
    await cold.getByRole('heading', { level: 1 }).waitFor()
    expect(await cold.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`^https?://[^/]+${TOOL}/now$`),
    )
    await cold.goto(stage.server.url + HELP_PATH)
    await cold.getByRole('heading', { name: 'What is happening?' }).waitFor()
    await cold.goto(stage.server.url + TOOL)
    await cold.getByText('This page is not on your device. Get help now still works.').waitFor()
    expect(await cold.getByRole('link', { name: 'See all tools' }).count()).toBe(0)
    expect(await findViolations(cold)).toEqual([])
    await page.getByRole('status').filter({ hasText: 'What is on this page and Get help now still work.' }).waitFor()
  })

  test('links inside the site are the same visit; the next visit keeps all', async () => {
    await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow' })
    const { page } = visit
    await openPage(page, `${stage.server.url}${TOOL}/now`)
    await waitForWorker(page)
    // A link to a whole new document.
    await page.locator(`a[href^="${TOOL}"]`).first().click()
    await page.getByText('Step 1 of 5').waitFor()
    await page.waitForTimeout(3_000)
    expect(await hasEverything(page)).toBe(false)
    const later = await visit.context.newPage()
    await later.goto(stage.server.url)
    await expect.poll(() => hasEverything(later), { timeout: 20_000 }).toBe(true)
    expect(await listKeptPaths(later)).toContain(OTHER_TOOL)
  })

  test.each([
    ['wifi', true],
    ['ethernet', true],
    ['cellular', false],
    ['unknown', false],
  ])('on %s the first visit keeps all: %s', async (type, whole) => {
    await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow' })
    const { page } = visit
    await page.addInitScript((kind) => {
      Object.defineProperty(navigator, 'connection', { value: { type: kind, saveData: false } })
    }, type)
    await page.goto(stage.server.url, { waitUntil: 'load' })
    await waitForWorker(page)
    if (whole) await expect.poll(() => hasEverything(page), { timeout: 20_000 }).toBe(true)
    else {
      await page.waitForTimeout(3_000)
      expect(await hasEverything(page)).toBe(false)
    }
  })
})

describe('when all is kept, with the network cut', () => {
  test.each([
    ['a tool', TOOL, 'Step 1 of 5'],
    ['help', HELP_PATH, 'What is happening?'],
    ['a toolkit', TOOLKIT, 'The Gaming Code'],
    ['all toolkits', toolkitsPath(LAUNCHPAD_ID), 'View Tools'],
  ])('%s opens in a new tab, and the page says that the network is gone', async (_name, path, words) => {
    await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
    await visitOnce(visit.page, stage.server.url)
    await visit.context.setOffline(true)
    const cold = await visit.context.newPage()
    await cold.goto(stage.server.url + path)
    await cold.getByText(words).first().waitFor()
    await cold.getByRole('status').filter({ hasText: NOTE }).waitFor()
    expect(await findViolations(cold)).toEqual([])
    await visit.context.setOffline(false)
    await cold.getByText(NOTE).waitFor({ state: 'detached' })
  })

  test('links inside the site lead from home to a toolkit, a tool and help', async () => {
    await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
    const { page } = visit
    await visitOnce(page, stage.server.url + toolkitsPath(LAUNCHPAD_ID))
    await visit.context.setOffline(true)
    await page.locator(`main a[href="${TOOLKIT}"]`).click()
    await page.locator(`main a[href="${OTHER_TOOL}"]`).click()
    await page.getByText('Step 1 of 5').waitFor()
    await page.getByRole('link', { name: 'Get help now' }).click()
    await page.getByRole('heading', { name: 'What is happening?' }).waitFor()
    await page.getByRole('link', { name: 'Handrail' }).first().click()
    await page.getByRole('searchbox').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'What is happening?' }).waitFor()
    await page.goBack()
    await page.getByText('Step 1 of 5').waitFor()
  })

  test('a page that is not kept says so, and shows the way to what is', async () => {
    await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
    const { page } = visit
    await visitOnce(page, stage.server.url)
    await visit.context.setOffline(true)
    await page.goto(`${stage.server.url}/sources`)
    await page.getByRole('heading', { name: "You're offline, or we can't be reached" }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Get help now' }).click()
    await page.getByRole('heading', { name: 'What is happening?' }).waitFor()
  })
})

test('a tool finished without a network is counted, and sent when the network is back', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
  const { page } = visit
  await register(page, stage.server.url)
  await untilKept(page)
  await visit.context.setOffline(true)
  await page.goto(stage.server.url + TOOL)
  await finishTool(page)
  await page.goto(stage.server.url + toolkitPath(LAUNCHPAD_ID, 'module3'))
  await page.getByText(/^1 of \d+ tools completed$/).waitFor()
  await visit.context.setOffline(false)
  const saved = () =>
    page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${window.localStorage.getItem('authToken')}` }
      return (await (await fetch('/api/auth/progress', { headers })).json()).completedLessons
    })
  await expect.poll(saved, { timeout: 10_000 }).toEqual(['digitalLaunchpad-module3-3.5'])
})

test('H16: what is kept holds nothing of a person, not after login, account and a reset link either', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
  const { page } = visit
  const email = await register(page, stage.server.url)
  await untilKept(page)
  await openPage(page, stage.server.url + ACCOUNT_PATH)
  await openPage(page, `${stage.server.url}/reset-password?token=secret-of-mine`)
  await openPage(page, stage.server.url + TOOL)
  await finishTool(page)
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

// Two servers start, and everything is kept twice.
test('the server is really gone: tools open, a new version takes over, and a half-done tool can be finished', {
  timeout: 150_000,
}, async () => {
  const port = String(await findFreePort())
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-offline-'))
  const env = { PORT: port, DATA_DIR: folder.path }
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
  const { page } = visit
  let url: string
  {
    await using first = await startServer(env)
    url = first.url
    await visitOnce(page, url)
  }
  await page.goto(url + TOOL)
  await page.getByRole('button', { name: 'Go to step 4' }).click()
  await page.getByText('Step 4 of 5').waitFor()

  await using build = await makeSecondBuild(/\/assets\/finish-sheet-.*\.js$/)
  {
    await using _second = await startServer(env, build.main)
    const tab = await visit.context.newPage()
    await tab.goto(url + HELP_PATH)
    await tab.locator(SECOND).waitFor()
    const kept = () => tab.evaluate(() => caches.keys())
    await expect.poll(kept, { timeout: 60_000 }).toContain(`handrail-en-${WHOLE}second`)
    await tab.close()
  }
  // The tool that is open is of the first version, whose scripts stay on the device as long as it is open.
  expect((await listKeptPaths(page)).filter((path) => /finish-sheet-.*\.js$/.test(path))).toHaveLength(1)
  await page.getByText('Step 4 of 5').waitFor()
  await finishTool(page)
  await page.close()
  // Nobody is on a page of the first version any more: what is kept now is the second.
  const later = await visit.context.newPage()
  const open = async () => {
    await later.goto(url + HELP_PATH)
    return later.locator(SECOND).count()
  }
  await expect.poll(open, { timeout: 30_000 }).toBe(1)
  await later.getByRole('heading', { name: 'What is happening?' }).waitFor()
  const old = async () => (await later.evaluate(() => caches.keys())).filter((name) => name.startsWith('handrail-en-'))
  await expect.poll(old, { timeout: 30_000 }).toEqual(['handrail-en-kept', `handrail-en-${WHOLE}second`])
})

test('a server that takes the call and never answers: the kept page is shown after a short wait', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
  const { page } = visit
  let url: string
  {
    await using server = await startServer()
    url = server.url
    await visitOnce(page, url)
  }
  const calls = new Set<Socket>()
  await using silent = createServer((call) => calls.add(call.on('error', () => undefined)))
  silent.listen(Number(new URL(url).port), '127.0.0.1')
  await page.goto(url + TOOL)
  await page.getByText('Step 1 of 5').waitFor()
  expect(calls.size).toBeGreaterThan(0)
  for (const call of calls) call.destroy()
})

test('what the server answers counts, its failures too', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected })
  const { page } = visit
  await visitOnce(page, stage.server.url + TOOLKIT)
  await page.route('**/api/curriculum/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.locator(`main a[href="${OTHER_TOOL}"]`).click()
  await page.getByText('Error: Something went wrong on our side. Try again in a minute.').waitFor()
})

test('the worker is asked for again each time, may only fetch, and the page may be installed', async () => {
  const answer = await fetch(`${stage.server.url}/sw.js`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'")
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow' })
  await visitOnce(visit.page, stage.server.url)
  const devtools = await visit.context.newCDPSession(visit.page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Tests run in a private window, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
