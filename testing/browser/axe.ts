// axe on the page as it is. WCAG 2.2 A and AA rules and the best practices that rest on them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Every violation as one readable line; empty when there is none.
 * @param titled false for a state that goes by itself and has no title of its own
 */
export async function findViolations(page: Page, titled = true): Promise<string[]> {
  return runAxe(page, { runOnly: EVERY_RULE, rules: { 'page-has-heading-one': { enabled: titled } } })
}

/** Only what another colour scheme can change; a tenth of the time. */
export async function findColourViolations(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  // The debugger adds the script, because the page's content policy refuses a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // Left alone it describes each element that is well, too.
    const { violations } = await axe.run({ ...rules, resultTypes: ['violations'] })
    const found: string[] = []
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary, target } of nodes) {
        const selector = target.length === 1 && typeof target[0] === 'string' ? target[0] : undefined
        if (id === 'target-size' && selector !== undefined && (await isLargeInSight(axe, selector))) continue
        found.push(`${id}: ${html} ${failureSummary}`)
      }
    }
    return found

    /** Whether it was only half below a bar that stays at the edge of the window: scrolled into the middle, it is whole. */
    async function isLargeInSight(engine: typeof axe, selector: string): Promise<boolean> {
      const place = window.scrollY
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await engine.run(selector, { runOnly: { type: 'rule', values: ['target-size'] } })
      window.scrollTo({ top: place, behavior: 'instant' })
      return again.violations.length === 0
    }
  }, options)
}
