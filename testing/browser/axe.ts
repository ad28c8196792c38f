// axe on the page as it stands. WCAG 2.2 A and AA rules and the best practices that rest on them.
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
  // By way of the debugger, because the page's own content policy lets no script tag in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(rules)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  }, options)
}
