// The sitemap and robots.txt.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'

const ISSUE = '/newsletter/give-the-phones-a-bed'
const env = { PUBLIC_URL: 'https://handrail.example' }

test('the sitemap lists public pages, and sent issues with their day in each language', async () => {
  const pages = new Map([
    ['/help', testPage('', { listed: true })],
    ['/account', testPage('')],
  ])
  await using app = await createTestApp({ issues: true, env, pages })
  const addresses = async () => {
    const map = await (await app.request('/sitemap.xml')).text()
    return [...map.matchAll(/<url>(.*)<\/url>/g)].map(([, entry]) => entry)
  }
  expect(await addresses()).toEqual(['<loc>https://handrail.example/help</loc>'])
  const now = app.services.clock().toISOString()
  await app.services.database.query
    .insertInto('newsletter_issue')
    .values({ slug: ISSUE.slice(12), slot: null, planned: 0, started_at: now, finished_at: null, created_at: now })
    .execute()
  expect(await addresses()).toEqual([
    '<loc>https://handrail.example/help</loc>',
    `<loc>https://handrail.example${ISSUE}</loc><lastmod>2027-02-13</lastmod>`,
    `<loc>https://handrail.example/pl${ISSUE}</loc><lastmod>2027-02-13</lastmod>`,
  ])
})

test('robots.txt names the sitemap and what not to crawl; both are cached an hour', async () => {
  await using app = await createTestApp({ issues: true, env, pages: new Map() })
  const robots = await app.request('/robots.txt')
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://handrail.example/sitemap.xml\n')
  for (const { headers } of [robots, await app.request('/sitemap.xml')]) {
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  }
})
