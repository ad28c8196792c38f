// What phones are known to do to pages (docs/phone-browsers.md), tried as far as an emulated one can.
import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { width: 360, height: 640 }
/** What is left of a small phone's screen above its keyboard. */
const KEYBOARD_OPEN = { width: 360, height: 290 }
const FORMS = ['/', '/login', '/register', '/forgot-password', '/resources', '/plan/agreement', '/privacy']

/** Without the hidden field for bots. */
const FIELDS = ':is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select):not([tabindex="-1"])'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 3 })

test('no field makes an iPhone zoom in or is covered by its keyboard', async ({ page }) => {
  await test.step('letters are 16 px or more', async () => {
    for (const path of FORMS) {
      await openPage(page, path)
      const small = await page.locator(FIELDS).evaluateAll((fields) =>
        fields.flatMap((field) => {
          const size = Number.parseFloat(getComputedStyle(field).fontSize)
          return size < 16 ? [`${field.outerHTML.slice(0, 80)}: ${size}`] : []
        }),
      )
      expect(small, path).toEqual([])
    }
  })
  await test.step('with the keyboard open each field is in sight once it has the focus', async () => {
    for (const path of FORMS) {
      await openPage(page, path)
      const fields = page.locator(FIELDS)
      for (let index = 0; index < (await fields.count()); index += 1) {
        const field = fields.nth(index)
        if (!(await field.isVisible())) continue
        await page.setViewportSize(PHONE)
        await field.tap()
        await page.setViewportSize(KEYBOARD_OPEN)
        await field.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
        expect(await coverOf(page), `${path}, field ${index}`).toBe('')
      }
      await page.setViewportSize(PHONE)
    }
  })
})

test('a page can be zoomed, fits its window, and can stay in the back-forward cache', async ({ page }) => {
  await test.step('zooming is allowed, and no page is as high as a window without its bars', async () => {
    await openPage(page, '/')
    await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /user-scalable|maximum-scale/)
    const rules = await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter(({ cssText }) => /\b100vh\b/.test(cssText)).length,
    )
    expect(rules).toBe(0)
  })
  await test.step('nothing keeps a page out of the cache for going back', async () => {
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
      await openPage(page, path)
      const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened)
      // These two keep a page out of the cache for going back.
      expect(
        listened.filter((type) => type === 'unload' || type === 'beforeunload'),
        path,
      ).toEqual([])
    }
  })
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
