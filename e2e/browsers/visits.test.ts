// Journeys share a tab (testing/browser/tab.ts): nobody finds anything of whoever was there before.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

test('the next visitor has the tab, and nothing of what was kept, listened to, held up or walked through in it', async () => {
  const first = await startVisit(stage.browser, { colorScheme: 'dark', viewport: { width: 1280, height: 740 } })
  await openPage(first.page, stage.server.url)
  expect(await first.page.evaluate(lookAround)).toEqual([1280, true])
  const untouched = await listKept(first.page)
  await leaveTraces(first.page)
  await openPage(first.page, `${stage.server.url}/login`)
  expect(await listKept(first.page)).not.toEqual(untouched)
  let heard = 0
  first.page.on('request', () => {
    heard += 1
  })
  await first.page.route('**/about', (route) => route.abort())
  await first.context.route('**/privacy', (route) => route.abort())
  await first[Symbol.asyncDispose]()
  const heardThen = heard

  await using second = await startVisit(stage.browser)
  expect(second.page).toBe(first.page)
  await openPage(second.page, stage.server.url)
  expect(await listKept(second.page)).toEqual(untouched)
  expect(await second.page.evaluate(lookAround)).toEqual([360, false])
  for (const path of ['/about', '/privacy']) await openPage(second.page, stage.server.url + path)
  expect(heard).toBe(heardThen)
})

test('a tab to which something lasting was done has no next visitor', async () => {
  const pages: Page[] = []
  for (const change of [
    (page: Page) => page.addInitScript(() => undefined),
    (page: Page) => page.context().setOffline(true),
    (page: Page) => page.clock.install(),
    (page: Page) => page.context().newPage(),
  ]) {
    await using visit = await startVisit(stage.browser)
    expect(pages).not.toContain(visit.page)
    pages.push(visit.page)
    await change(visit.page)
  }
})

/** Runs in the page. @returns its width, and whether it is dark */
function lookAround(): [number, boolean] {
  return [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]
}

async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.left = 'here'
    sessionStorage.left = 'here'
    // biome-ignore lint/suspicious/noDocumentCookie: what a page can leave
    document.cookie = 'left=here'
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve
    })
    await caches.open('left')
  })
}

/** What a page finds on the device, and how far one can go back. */
async function listKept(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    back: history.length,
  }))
}
