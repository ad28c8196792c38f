// axe on the page as it stands. WCAG 2.2 A and AA rules and the best practices that rest on them.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Every violation as one readable line; empty when there is none.
 * @param titled false for a state that goes by itself and has no title of its own
 */
export async function findViolations(page: Page, titled = true): Promise<string[]> {
  // By way of the debugger, because the page's own content policy lets no script tag in.
  await page.evaluate(axeSource)
  return page.evaluate(async (enabled) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'page-has-heading-one': { enabled } },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  }, titled)
}
