// No text costs more than it is worth. Marks of two classes in the wrong order take quadratic time to normalise; what
// is over-long is refused before anything like that is done. The same holds for expressions that try a long text in many ways.
import { expect, test } from 'vitest'
import type { ApiDescription } from '../../testing/api/api-cases.ts'
import { listStringFields } from '../../testing/api/string-fields.ts'
import { createTestApp, type TestApp } from '../../testing/api/test-app.ts'
import { freshAddress, registerPerson } from '../../testing/api/test-person.ts'

/** Fills a body of 32 KiB together with the other fields. */
const LENGTH = 31_000
const HOSTILE = {
  'marks of two classes': `a${'\u0301'.repeat(LENGTH / 4)}${'\u0323'.repeat(LENGTH / 4)}@x.uk`,
  'marks in turns': `a${'\u0301\u0323'.repeat(LENGTH / 4)}@x.uk`,
  'at signs': '@'.repeat(LENGTH),
  'at signs and dots': '@.'.repeat(LENGTH / 2),
  'full stops before a letter': `${'.'.repeat(LENGTH)}x`,
  'an address of full stops': `a@${'.'.repeat(LENGTH)}@`,
  'a bracket before spaces': `[${' '.repeat(LENGTH)}x`,
  'words with capitals': 'Aa '.repeat(LENGTH / 3),
  'digits and full stops': '1.'.repeat(LENGTH / 2),
  spaces: `${' '.repeat(LENGTH)}x`,
  'letters that become many': '\ufdfa'.repeat(LENGTH / 3),
  'Hangul in parts': '\u1100\u1161\u11a8'.repeat(LENGTH / 9),
}
/** The promise. The fault took 115 to 300 ms, each time. */
const MILLISECONDS = 20
/** The quickest of some calls counts: one of them may collect garbage. */
const CALLS = 5
/** Its text is read in a process of its own, with limits of its own. */
const ELSEWHERE = ['/api/resources/generate-pdf']

/** Milliseconds of this thread's processor, in which no other request is answered. Waiting for a database or another program counts for nothing. */
async function quickest(call: () => Promise<Response>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < CALLS && best > MILLISECONDS / 2; time++) {
    const before = process.threadCpuUsage()
    const { status } = await call()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
    expect(status).toBeLessThan(500)
  }
  return best
}

async function describe(app: TestApp) {
  const description = (await (await app.request('/api/openapi.json')).json()) as ApiDescription
  return listStringFields(description).filter(({ route }) => !ELSEWHERE.includes(route))
}

test('32 kB of hostile characters in any field are answered in under 20 ms', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const fields = await describe(app)
  // The walk finds what is known to be there, in each of the places it looks.
  expect(fields.map(({ route, name }) => `${route} ${name}`)).toEqual(
    expect.arrayContaining([
      '/api/auth/register body: email',
      '/api/auth/register body: gdprConsent.timestamp',
      '/api/auth/progress body: completedLessons.0',
      '/api/analytics/events body: title',
      '/api/emails/check/{email} path: email',
    ]),
  )
  const slow: string[] = []
  for (const { method, route, name, fill } of fields) {
    for (const [kind, text] of Object.entries(HOSTILE)) {
      const { path, body, ...own } = fill(text)
      const headers = { authorization: `Bearer ${token}`, ...own.headers }
      const init: RequestInit = body === undefined ? { method, headers } : { method, headers, body }
      const milliseconds = await quickest(() => app.request(path, init, freshAddress()))
      if (milliseconds > MILLISECONDS) slow.push(`${method} ${route} ${name}, ${kind}: ${Math.round(milliseconds)} ms`)
    }
  }
  expect(slow).toEqual([])
})
