// Whatever is sent, the answer is good or a clear refusal, and nothing is polluted. Ten thousand
// cases from the API's own description on each engine; a failing one is printed with its seed.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ApiCase, type ApiDescription, apiCases } from '../../testing/api/api-cases.ts'
import { createTestApp, type TestApp } from '../../testing/api/test-app.ts'
import { freshAddress, get, type Person, registerPerson, sessionStatus } from '../../testing/api/test-person.ts'
import { makePlan, type TestPlan } from '../../testing/api/test-plan.ts'

const CASES = 10_000
/** The same cases every time, so that a red run means a change; FUZZ_SEED looks for others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Each of them starts a drawing process; e2e and `pdf-hostile.test.ts` send it its own hostile bodies. */
const RARE = ['/api/resources/generate-pdf']
const LEAKS = /\bat [\w.<>]+ \(|node_modules|SQLITE_|select .* from|insert into|\/src\//i

async function send(
  app: TestApp,
  { method, path, headers, body, signedIn }: ApiCase,
  person: Person,
  { plan, token, device }: TestPlan,
): Promise<Response> {
  const keys: Record<string, string> = { authorization: `Bearer ${person.token}` }
  if ('x-plan' in headers) keys['x-plan'] = `${plan}.${token}.${device}`
  const init = {
    method,
    headers: {
      ...headers,
      ...(signedIn ? keys : {}),
    },
    ...(body === undefined ? {} : { body }),
  }
  return app.request(path, init, freshAddress())
}

test(`${CASES} requests, right and wrong, are answered without a failure`, { timeout: 240_000 }, async () => {
  await using app = await createTestApp()
  const description = (await (await app.request('/api/openapi.json')).json()) as ApiDescription
  let person = await registerPerson(app)
  let plan = await makePlan(app)
  const statuses = new Map<string, Set<number>>()
  const words = { byKey: new Map<string, Set<string>>(), byMessage: new Map<string, Set<string>>() }
  await fc.assert(
    fc.asyncProperty(apiCases(description, RARE), async (one) => {
      const answer = await send(app, one, person, plan)
      const { status } = answer
      const said = await answer.text()
      expect(status, said).toBeLessThan(500)
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      if (status >= 400 && !isPage) {
        const { message, key } = JSON.parse(said)
        expect([message, key]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^[a-z]\w*/)])
        words.byKey.set(key, (words.byKey.get(key) ?? new Set()).add(message))
        words.byMessage.set(message, (words.byMessage.get(message) ?? new Set()).add(key))
      }
      expect(said.match(LEAKS)).toBeNull()
      statuses.set(one.route, (statuses.get(one.route) ?? new Set()).add(status))
      // Some requests end the session or the plan, as they should.
      if (one.signedIn && status === 401) {
        if (one.route.startsWith('/api/plans')) plan = await makePlan(app)
        else if ((await sessionStatus(app, person.token)) === 401) person = await registerPerson(app)
      }
    }),
    { numRuns: CASES, seed: SEED },
  )
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  // A key says one thing, and what is said has one key.
  expect(words.byKey.size).toBeGreaterThan(20)
  const unclear = [...words.byKey, ...words.byMessage].filter(([, others]) => others.size > 1)
  expect(unclear.map(([one, others]) => [one, ...others])).toEqual([])
  // Many cases reach the rules instead of being refused before them.
  const routes = Object.keys(description.paths)
  expect(routes.filter((route) => ![...(statuses.get(route) ?? [])].length)).toEqual([])
  // No operator signs in here: the desk's own tests cover its endpoints.
  const open = routes.filter((route) => !route.startsWith('/api/desk/'))
  expect(
    open.filter((route) => [...(statuses.get(route) ?? [])].some((status) => status < 300)).length,
  ).toBeGreaterThan(open.length / 3)
})

test('the description the cases are made of has every address but pages and health checks', async () => {
  await using app = await createTestApp()
  const { paths } = (await (await app.request('/api/openapi.json')).json()) as ApiDescription
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const answered = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  const itself = ['GET /healthz', 'GET /readyz', 'GET /api/openapi.json', 'GET /openapi.json']
  expect(answered.filter((route) => !itself.includes(route)).sort()).toEqual(described.sort())
})

test('/api/emails/check/ with a path in it stays where it is', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  for (const path of ['..%2f..%2fadmin', '%2e%2e', 'a@b.uk/..', '%00']) {
    const { status } = await get(app, `/api/emails/check/${path}`, token)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
  }
})
