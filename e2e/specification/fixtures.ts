// What a row starts with: the built product with its default settings, and visitors who come to it.
import { test as base } from '../fixtures.ts'
import { openSite, type Site } from './site.ts'
import { startVisit, type Visitor, type VisitorOptions } from './visitor.ts'

export { expect } from '../fixtures.ts'

export type Visit = (options?: VisitorOptions) => Promise<Visitor>

interface Table {
  site: Site
  visit: Visit
}

export const test = base.extend<Table>({
  site: async ({ server, extraHTTPHeaders }, use) => use(openSite(server, extraHTTPHeaders)),
  visit: async ({ browser, server }, use) => {
    await use((options) => startVisit(browser, server.url, options))
    await Promise.all(browser.contexts().map((context) => context.close()))
  },
})
