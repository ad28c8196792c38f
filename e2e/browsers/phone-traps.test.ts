// What phones are known to do to pages (docs/phone-browsers.md), tried as far as an emulated one can.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 }
/** What is left of a small phone's screen above its keyboard. */
const KEYBOARD_OPEN = { width: 360, height: 290 }
const FORMS = ['/', '/login', '/register', '/forgot-password', '/resources', '/plan/agreement', '/privacy']

/** But the one that only programs see. */
const FIELDS = ':is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select):not([tabindex="-1"])'

describe.each(FORMS)('%s', (path) => {
  test('no field makes an iPhone zoom in: its letters are 16 px or more', async () => {
    await using visit = await startVisit(stage.browser, PHONE)
    const { page } = visit
    await openPage(page, stage.server.url + path)
    const small = await page.locator(FIELDS).evaluateAll((fields) =>
      fields.flatMap((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize)
        return size < 16 ? [`${field.outerHTML.slice(0, 80)}: ${size}`] : []
      }),
    )
    expect(small).toEqual([])
  })

  test('with the keyboard open each field is in sight once it has the focus', async () => {
    await using visit = await startVisit(stage.browser, PHONE)
    const { page } = visit
    await openPage(page, stage.server.url + path)
    const fields = page.locator(FIELDS)
    for (let index = 0; index < (await fields.count()); index += 1) {
      const field = fields.nth(index)
      if (!(await field.isVisible())) continue
      await page.setViewportSize(PHONE.viewport)
      await field.tap()
      await page.setViewportSize(KEYBOARD_OPEN)
      await field.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
      expect(await coverOf(page), `field ${index}`).toBe('')
    }
  })
})

test('nobody is kept from zooming, and no page is as high as a window without its bars', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, stage.server.url)
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/)
  const rules = await page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter(({ cssText }) => /\b100vh\b/.test(cssText)).length,
  )
  expect(rules).toBe(0)
})

test('a page may wait in memory while one goes on, and comes back as it was', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await page.addInitScript(() => {
    const listened: string[] = []
    Object.assign(window, { listened })
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(listen, target, given: [string, EventListener]) {
        listened.push(given[0])
        return Reflect.apply(listen, target, given)
      },
    })
  })
  for (const path of ['/', '/help', '/digitalLaunchpad/modules/module3/lessons/3.2', '/plan']) {
    await openPage(page, stage.server.url + path)
    const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened)
    // These two keep a page out of the cache for going back.
    expect(
      listened.filter((type) => type === 'unload' || type === 'beforeunload'),
      path,
    ).toEqual([])
  }
})

/** What lies over the middle of what has the focus; empty for nothing. */
function coverOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLElement
    const { left, top, width, height } = field.getBoundingClientRect()
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    if (front === null) return 'out of the window'
    return field.contains(front) || front.contains(field) ? '' : front.outerHTML.slice(0, 120)
  })
}
