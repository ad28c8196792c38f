// The page that frames a third party's form, and that it is there only when the operator wants it.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'

const FORM = 'https://forms.example/f?id=1&view="><script>'

test('without a form of a third party there is no such page', async () => {
  await using app = await createTestApp()
  expect((await app.request('/embed/feedback')).status).toBe(404)
})

test('the page frames one origin, has its own, and only we may frame it', async () => {
  await using app = await createTestApp({ env: { FEEDBACK_FORM_URL: FORM } })
  const answer = await app.request('/embed/feedback')
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('frame-src https://forms.example')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.filter((part) => part.startsWith('script-src'))).toEqual([])
  expect(policy.find((part) => part.startsWith('sandbox'))).toBe('sandbox allow-scripts allow-forms allow-popups')
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const html = await answer.text()
  expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"')
  expect(html).not.toContain('allow-same-origin')
  expect(html).not.toContain('<script')
  expect(html).toContain('src="https://forms.example/f?id=1&amp;view=')
})
