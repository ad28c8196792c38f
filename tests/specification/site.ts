// The built product with its default settings, and calls to it without a browser.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

export const PASSWORD = 'a calm evening for once'

export const newEmail = () => `parent-${randomUUID().slice(0, 8)}@example.org`

interface Sending {
  body?: unknown
  token?: string | undefined
  cookie?: string
}

export interface Answer {
  status: number
  /** The JSON of the answer, or nothing. */
  json: Record<string, unknown>
  bytes: Uint8Array
  type: string
  location: string
}

export interface Member {
  email: string
  token: string
}

export interface Site {
  readonly url: string
  /** Where the server leaves its mails. */
  readonly dataDir: string
  /** @param call method and path, such as 'POST /api/feedback' */
  request(call: string, sending?: Sending): Promise<Answer>
  /** The account that the rows of one file share: a network may make five an hour. */
  member(): Promise<Member>
}

/** Starts a server before the first row of a file and stops it after the last. */
export function openSite(settings: () => Record<string, string> = () => ({})): Site {
  let server: RunningServer | undefined
  let member: Promise<Member> | undefined
  beforeAll(async () => {
    server = await startServer(settings())
    member = undefined
  })
  afterAll(() => server?.[Symbol.asyncDispose]())
  const ready = () => {
    if (server === undefined) throw new Error('The server runs only while rows are checked.')
    return server
  }
  const site: Site = {
    get url() {
      return ready().url
    },
    get dataDir() {
      return ready().dataDir
    },
    request: (call, sending) => request(ready().url, call, sending),
    member() {
      member ??= register(site, newEmail())
      return member
    },
  }
  return site
}

/** The payload of the specification. */
export function registration(email: string, weeklyTips = false) {
  return {
    email,
    password: PASSWORD,
    emailPreferences: { weeklyTips, marketing: false },
    gdprConsent: {
      privacyPolicy: true,
      emailMarketing: weeklyTips,
      timestamp: new Date().toISOString(),
      ip: 'recorded-by-server',
    },
  }
}

export async function register(site: Pick<Site, 'request'>, email: string): Promise<Member> {
  const { status, json } = await site.request('POST /api/auth/register', { body: registration(email) })
  if (status !== 200) throw new Error(`Nobody could register: ${status}`)
  return { email, token: String(json.token) }
}

/** What anybody can read in a token. */
export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

async function request(url: string, call: string, { body, token, cookie }: Sending = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token !== undefined) headers.Authorization = `Bearer ${token}`
  if (cookie !== undefined) headers.Cookie = cookie
  const init: RequestInit = { method, headers, redirect: 'manual' }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await fetch(url + path, init)
  const type = response.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await response.arrayBuffer())
  const json = type.includes('json') && bytes.length > 0 ? JSON.parse(Buffer.from(bytes).toString()) : {}
  return { status: response.status, json, bytes, type, location: response.headers.get('location') ?? '' }
}
