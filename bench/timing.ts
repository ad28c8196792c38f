// A7 to A9, K6, M5: can an unknown address be told from a known one by the time an answer takes, an unknown notebook from one that is
// there, or a pact that nobody started from one that has ended? 200 and 200 samples in turns; the ratio of the medians should lie between 0.8 and 1.25, and the AUC be at most 0.60: `npm run bench timing`.
import { hash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type RunningServer, startServer } from '../testing/servers/server.ts'

const SAMPLES = 200
const PASSWORD = 'a password for the benchmark'

export async function benchTiming(): Promise<void> {
  await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
  const known = Array.from({ length: SAMPLES }, (_, index) => `known${index}@bench.example`)
  for (const [index, email] of known.entries()) await send(server.url, '/api/auth/register', registration(email), index)
  const rows: Record<string, object> = {}
  rows['login with a wrong password'] = await compare(server.url, '/api/auth/login', known, (email) => ({
    email,
    password: 'not the password',
  }))
  rows['forgotten password'] = await compare(server.url, '/api/auth/forgot-password', known, (email) => ({ email }))
  rows['a notebook with a wrong key'] = await compareNotebooks(server.url)
  rows['a pact that has ended'] = await comparePacts(server)
  console.log('\nKnown against unknown, milliseconds')
  console.table(rows)
}

function registration(email: string): object {
  return {
    email,
    password: PASSWORD,
    emailPreferences: { weeklyTips: false, marketing: false },
    gdprConsent: { privacyPolicy: true, emailMarketing: false, timestamp: new Date().toISOString() },
  }
}

/** With keys that are wrong, for notebooks that are there and some that are not. */
async function compareNotebooks(url: string): Promise<object> {
  const known: string[] = []
  for (let index = 0; index < SAMPLES; index++) {
    const answer = await fetch(`${url}/api/notebooks`, post({ access: randomKey() }, 3_000 + index))
    known.push(((await answer.json()) as { notebook: string }).notebook)
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  const ask = (notebook: string, network: number) =>
    send(url, '/api/notebooks/updates', { number: 1, epoch: 1, body: 'A' }, network, {
      'x-notebook': `${notebook}.${randomKey()}`,
    })
  for (const [index, notebook] of known.entries()) {
    times.known.push(await ask(notebook, 4_000 + index))
    times.unknown.push(await ask(randomKey().slice(0, notebook.length), 5_000 + index))
  }
  return judge(times)
}

/** With codes of pacts that have ended and are still there, and with some that never were. */
async function comparePacts({ url, dataDir }: RunningServer): Promise<object> {
  const known = Array.from({ length: SAMPLES }, () => randomKey().slice(0, 22))
  const database = new DatabaseSync(join(dataDir, 'handrail.sqlite'), { timeout: 5_000 })
  const insert = database.prepare("insert into pact values (?, 'phone-free-meals', 'year-7', 5, 0, null, '2000-08-31')")
  for (const code of known) insert.run(hash('sha256', code, 'base64url'))
  database.close()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [index, code] of known.entries()) {
    times.known.push(await send(url, '/api/pacts/look', { code }, 6_000 + index))
    times.unknown.push(await send(url, '/api/pacts/look', { code: randomKey().slice(0, 22) }, 7_000 + index))
  }
  return judge(times)
}

function randomKey(): string {
  return randomBytes(32).toString('base64url')
}

async function compare(url: string, path: string, known: string[], bodyOf: (email: string) => object): Promise<object> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [index, email] of known.entries()) {
    times.known.push(await send(url, path, bodyOf(email), 1_000 + index))
    times.unknown.push(await send(url, path, bodyOf(`un${email}`), 2_000 + index))
  }
  return judge(times)
}

function judge(times: { known: number[]; unknown: number[] }): object {
  const [one, other] = [median(times.known), median(times.unknown)]
  return {
    'known, median': Number(one.toFixed(2)),
    'unknown, median': Number(other.toFixed(2)),
    ratio: Number((one / other).toFixed(2)),
    AUC: Number(areaUnderCurve(times.known, times.unknown).toFixed(2)),
  }
}

/** @returns how long the answer took, in milliseconds */
async function send(url: string, path: string, body: object, network: number, headers = {}): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url + path, post(body, network, headers))
  await answer.text()
  const took = performance.now() - start
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
  return took
}

function post(body: object, network: number, headers = {}): RequestInit {
  const address = `10.1.${Math.floor(network / 256)}.${network % 256}`
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number
}

/** How often a guess by time alone is right: 0.5 is chance. Folded, so that slower and faster tell equally. */
function areaUnderCurve(one: number[], other: number[]): number {
  let wins = 0
  for (const a of one) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0
  const area = wins / (one.length * other.length)
  return Math.max(area, 1 - area)
}
