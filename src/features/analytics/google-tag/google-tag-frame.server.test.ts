// The page in which Google's tag runs, and that no other page lets it in.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'

test('without a measurement id there is no such page', async () => {
  await using app = await createTestApp()
  expect((await app.request('/embed/google-tag')).status).toBe(404)
})

test('all four signals are denied before Google is asked, and one is granted', async () => {
  await using app = await createTestApp({ env: { GA_MEASUREMENT_ID: 'G-TEST12345' } })
  const html = await (await app.request('/embed/google-tag')).text()
  const denied = /gtag\('consent', 'default', \{([^}]*)\}\)/.exec(html)?.[1] ?? ''
  expect([...denied.matchAll(/(\w+): '(\w+)'/g)].map(([, signal, state]) => `${signal} ${state}`).sort()).toEqual([
    'ad_personalization denied',
    'ad_storage denied',
    'ad_user_data denied',
    'analytics_storage denied',
  ])
  expect(html.match(/granted/g)).toHaveLength(1)
  expect(html).toContain("gtag('consent', 'update', { analytics_storage: 'granted' })")
  expect(html.indexOf("'default'")).toBeLessThan(html.indexOf('/gtag/js'))
})

test('the tag has its own origin, may contact only Google, and only we may frame it', async () => {
  await using app = await createTestApp({ env: { GA_MEASUREMENT_ID: 'G-TEST12345' } })
  const answer = await app.request('/embed/google-tag')
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
    /^script-src 'sha256-[\w+/=]{44}' https:\/\/www\.googletagmanager\.com$/,
  )
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})
