// The HTTP surface as a whole: health, headers, errors, the API description. Endpoints are tested by their features.
import { expect, test } from 'vitest'
import type { ApiDescription } from '../../testing/api/api-cases.ts'
import { createTestApp } from '../../testing/api/test-app.ts'
import { testPage } from '../../testing/api/test-page.ts'
import { freshAddress, registerPerson } from '../../testing/api/test-person.ts'
import { TEST_ENGINE } from '../../testing/database/test-database.ts'
import type { PageTable } from './edge/page-table.ts'

test('/healthz and /readyz answer 200; /readyz names the database', async () => {
  await using app = await createTestApp()
  expect((await app.request('/healthz')).status).toBe(200)
  const ready = await app.request('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ready', database: TEST_ENGINE })
})

test('/readyz answers 503 from the stop signal on, /healthz stays 200', async () => {
  await using app = await createTestApp()
  app.services.stopping = true
  expect((await app.request('/readyz')).status).toBe(503)
  expect((await app.request('/healthz')).status).toBe(200)
})

test('/readyz answers 503 when the database does not answer, and recovers', async () => {
  await using app = await createTestApp()
  const { database } = app.services
  const { ping } = database
  database.ping = () => Promise.reject(new Error('no answer within 1500 ms'))
  expect((await app.request('/readyz')).status).toBe(503)
  expect(app.logged.map(({ event }) => event)).toEqual(['readyz.database'])
  database.ping = ping
  expect((await app.request('/readyz')).status).toBe(200)
})

test('every kind of answer carries the security headers and a request id, errors too', async () => {
  await using app = await createTestApp()
  for (const path of ['/api/settings', '/api/nothing', '/healthz', '/api/curriculum/nowhere/modules']) {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('server'), path).toBeNull()
    expect(headers.get('x-powered-by'), path).toBeNull()
    expect(headers.get('strict-transport-security'), path).toBeNull()
    expect(
      [...headers.keys()].filter((name) => name.startsWith('access-control')),
      path,
    ).toEqual([])
  }
})

test('a page carries them too, and so does what is unchanged, unknown, refused or moved', async () => {
  const pages: PageTable = new Map([
    ['/help', testPage('help')],
    ['/reset-password', testPage('reset')],
    ['/404', testPage('not found')],
  ])
  await using app = await createTestApp({ pages, env: { PUBLIC_URL: 'https://handrail.test' } })
  for (const [path, status, init] of [
    ['/help', 200, {}],
    ['/help', 200, { method: 'HEAD' }],
    ['/help', 304, { headers: { 'if-none-match': '"help"' } }],
    ['/help', 405, { method: 'POST' }],
    ['/nothing', 404, {}],
    ['/reset-password', 200, {}],
    ['/reset-password/', 308, {}],
  ] as const) {
    const answer = await app.request(`https://handrail.test${path}`, init)
    expect(answer.status, path).toBe(status)
    const isSecret = path.startsWith('/reset')
    expect(Object.fromEntries(answer.headers), `${path} ${status}`).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*browsing-topics=\(\)/),
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': status === 405 || isSecret ? 'no-store' : 'no-cache',
    })
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(answer.headers.get(name), path).toBeNull()
    }
  }
})

test('files carry the security headers too, except those that only matter on pages', async () => {
  const script = testPage('script', { type: 'text/javascript' })
  await using app = await createTestApp({ pages: new Map([['/assets/script-1.js', script]]) })
  const { headers } = await app.request('http://handrail.test/assets/script-1.js')
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(headers.get('x-frame-options')).toBeNull()
})

test('a page with a content policy says where reports go, and trusted types only report', async () => {
  const pages: PageTable = new Map([['/help', testPage('help', { contentPolicy: "default-src 'none'; x" })]])
  await using app = await createTestApp({ pages })
  const { headers } = await app.request('http://handrail.test/help')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; x; report-uri /api/csp-report; report-to csp",
  )
  expect(headers.get('content-security-policy-report-only')).toBe(
    "require-trusted-types-for 'script'; report-uri /api/csp-report",
  )
  expect(headers.get('reporting-endpoints')).toBe('csp="http://handrail.test/api/csp-report"')
})

test('a repeated parameter, and a list instead of a text, are 400', async () => {
  await using app = await createTestApp()
  const key = `${'a'.repeat(22)}.${'b'.repeat(43)}.${'c'.repeat(22)}`
  const twice = await app.request('/api/plans/updates?after=0&after=0', { headers: { 'x-plan': key } })
  expect([twice.status, await twice.json()]).toMatchObject([400, { message: expect.stringContaining('after') }])
  const once = await app.request('/api/plans/updates?after=0', { headers: { 'x-plan': key } })
  expect(once.status).toBe(401)
  for (const email of [['a@b.uk'], ['a@b.uk', 'c@d.uk'], { 0: 'a@b.uk' }]) {
    const init = {
      method: 'POST',
      body: JSON.stringify({ email, password: 'correct horse battery staple' }),
      headers: { 'content-type': 'application/json' },
    }
    const answer = await app.request('/api/auth/login', init)
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { email: expect.any(String) } }])
  }
})

test('behind https every answer asks for https for a year', async () => {
  await using app = await createTestApp({ env: { PUBLIC_URL: 'https://handrail.test' } })
  const { headers } = await app.request('/healthz')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('an unknown API address is JSON 404, a wrong method 405 with Allow', async () => {
  await using app = await createTestApp()
  const unknown = await app.request('/api/nothing')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ message: 'There is nothing at this address.' })
  const wrong = await app.request('/api/settings', { method: 'DELETE' })
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD'])
  const written = await app.request('/help', { method: 'POST' })
  expect(written.status).toBe(405)
  expect(written.headers.get('allow')).toBe('GET, HEAD')
  // Two addresses of the table fit this one.
  const both = await app.request('/api/tips/state', { method: 'PUT' })
  expect(both.status).toBe(405)
  expect(both.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST'])
})

test("a write from another site's page is refused, a plain client's is not", async () => {
  await using app = await createTestApp()
  const post = (headers: Record<string, string>) => app.request('/api/settings', { method: 'POST', headers })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  // A neighbour on the same domain is another site too.
  expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(405)
  expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
  expect((await post({ origin: 'http://handrail.test' })).status).toBe(405)
  expect((await post({})).status).toBe(405)
})

test('an unexpected failure answers one fixed sentence and is logged with its request id', async () => {
  await using app = await createTestApp()
  Object.defineProperty(app.services.config, 'pages', {
    get() {
      throw new Error('secret detail')
    },
  })
  const answer = await app.request('/api/settings')
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(text).not.toContain('secret detail')
  // A person who writes to us about it can say which one it was.
  const requestId = answer.headers.get('x-request-id')
  expect(JSON.parse(text)).toMatchObject({
    message: 'Something went wrong on our side. Try again in a minute.',
    requestId,
  })
  expect(app.logged).toMatchObject([{ event: 'request.failed', fields: { route: '/api/settings' } }])
  expect(app.logged[0]?.fields.requestId).toBe(requestId)
})

test('the API description lists every endpoint with braces in its path', async () => {
  await using app = await createTestApp()
  for (const path of ['/api/openapi.json', '/openapi.json']) {
    const description = (await (await app.request(path)).json()) as { openapi: string; paths: Record<string, object> }
    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths)).toContain('/api/curriculum/{stageId}/{moduleId}/{lessonId}')
  }
})

test('what takes JSON takes nothing else, by whatever method', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const { paths } = (await (await app.request('/api/openapi.json')).json()) as ApiDescription
  const writing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      'application/json' in (requestBody?.content ?? {}) ? [{ path, method: method.toUpperCase() }] : [],
    ),
  )
  expect(new Set(writing.map(({ method }) => method))).toEqual(new Set(['POST', 'DELETE']))
  for (const { path, method } of writing) {
    // The desk's endpoints accept requests of its own pages only.
    const origin = app.services.config.http.publicUrl
    const headers = { 'content-type': 'text/plain', authorization: `Bearer ${token}`, origin }
    const init = { method, body: '{}', headers }
    const { status } = await app.request(path.replaceAll(/\{\w+\}/g, 'x'), init, freshAddress())
    // Without a key the body is not read at all.
    const expected = /^\/api\/(desk|plans)\//.test(path) ? [401, 415] : [415]
    expect(expected, `${method} ${path}`).toContain(status)
  }
})

const REPORTED_PAGE: PageTable = new Map([['/reset-password', testPage('')]])
const REPORT = JSON.stringify({
  'csp-report': { 'effective-directive': 'img-src', 'document-uri': 'http://handrail.test/reset-password' },
})

test('CSP reports are logged without the query of any address, and never fail', async () => {
  await using app = await createTestApp({ pages: REPORTED_PAGE })
  const report = (body: string, type = 'application/csp-report') =>
    app.request('/api/csp-report', { method: 'POST', body, headers: { 'content-type': type, origin: 'null' } })
  const old = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?secret=1',
      'document-uri': 'http://handrail.test/reset-password?token=abc',
    },
  }
  expect((await report(JSON.stringify(old))).status).toBe(204)
  expect(app.logged).toMatchObject([
    {
      event: 'csp.violation',
      fields: {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/reset-password',
      },
    },
  ])
  const modern = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'http://handrail.test/reset-password' },
    },
  ]
  expect((await report(JSON.stringify(modern), 'application/reports+json')).status).toBe(204)
  expect((await report('not json')).status).toBe(204)
  expect((await report('x'.repeat(100_000))).status).toBe(204)
  expect(app.logged).toHaveLength(2)
})

test.each(['/api/csp-report', '/api/mail/bounces'])(
  'who goes away while sending to %s is no failure of ours',
  async (path) => {
    await using app = await createTestApp({ pages: REPORTED_PAGE })
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    const { status } = await app.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(status).toBeLessThan(500)
    expect(app.logged.filter(({ level }) => level !== 'info')).toEqual([])
  },
)

test.each([
  { 'document-uri': 'http://localhost/x/jane@example.org' },
  { 'document-uri': 'http://handrail.test/jane@example.org' },
  { 'document-uri': 'jane@example.org' },
  { 'blocked-uri': 'jane@example.org' },
  { 'blocked-uri': 'mailto:jane@example.org' },
  { 'blocked-uri': 'https://jane:jane@example.org/jane@example.org' },
  { 'effective-directive': 'jane@example.org' },
  { 'violated-directive': 'img-src jane@example.org' },
])('a report %o puts no words of a stranger into the log', async (words) => {
  await using app = await createTestApp({ pages: REPORTED_PAGE })
  const body = JSON.stringify({ 'csp-report': { 'document-uri': 'http://handrail.test/reset-password', ...words } })
  await app.request('/api/csp-report', { method: 'POST', body })
  expect(app.logged.length).toBeLessThanOrEqual(1)
  expect(JSON.stringify(app.logged)).not.toContain('jane')
})

test('a flood of reports from one network fills no log and silences no other network', async () => {
  await using app = await createTestApp({ pages: REPORTED_PAGE })
  const send = (address: string) => app.request('/api/csp-report', { method: 'POST', body: REPORT }, address)
  for (let index = 0; index < 100; index++) await send('203.0.113.1')
  expect(app.logged).toHaveLength(5)
  await send('203.0.113.2')
  expect(app.logged).toHaveLength(6)
  app.setTime(new Date('2026-11-20T20:01:00Z'))
  await send('203.0.113.1')
  expect(app.logged).toHaveLength(7)
})

test('a /48 has eight times the lines of one network, and silences no other', async () => {
  await using app = await createTestApp({ pages: REPORTED_PAGE })
  const send = (address: string) => app.request('/api/csp-report', { method: 'POST', body: REPORT }, address)
  for (let index = 0; index < 400; index++) await send(`2001:db8:1:${index.toString(16)}::1`)
  expect(app.logged).toHaveLength(8 * 5)
  await send('2001:db8:2::1')
  expect(app.logged).toHaveLength(8 * 5 + 1)
})

test('GET /api/settings says what the operator set, and null for what is not set', async () => {
  await using plain = await createTestApp()
  expect(await (await plain.request('/api/settings')).json()).toEqual({
    gaMeasurementId: null,
    feedbackFormUrl: null,
    googleSignIn: false,
  })
  await using set = await createTestApp({
    env: {
      GA_MEASUREMENT_ID: 'G-ABCD1234',
      FEEDBACK_FORM_URL: 'https://forms.example/f',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    },
  })
  expect(await (await set.request('/api/settings')).json()).toEqual({
    gaMeasurementId: 'G-ABCD1234',
    feedbackFormUrl: 'https://forms.example/f',
    googleSignIn: true,
  })
})
