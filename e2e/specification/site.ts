// The built product with its default settings, and calls to it without a browser.
import { randomUUID } from 'node:crypto'
import type { RunningServer } from '../../testing/servers/server.ts'

export const PASSWORD = 'a calm evening for once'

export const newEmail = () => `parent-${randomUUID().slice(0, 8)}@example.org`

type Headers = Record<string, string>

interface Sending {
  body?: unknown
  token?: string | undefined
  cookie?: string
  network?: Headers
}

export interface Answer {
  status: number
  /** The JSON of the answer, or nothing. */
  json: Record<string, unknown>
  bytes: Uint8Array
  type: string
  location: string
}

interface Member {
  email: string
  token: string
}

export interface Site {
  readonly url: string
  /** Where the server leaves its mails. */
  readonly dataDir: string
  /** @param call method and path, such as 'POST /api/feedback' */
  request(call: string, sending?: Sending): Promise<Answer>
  /** The account that the calls of one test share. */
  member(): Promise<Member>
}

/** @param network where the calls come from, so that limits meet only those they are meant for */
export function openSite({ url, dataDir }: Pick<RunningServer, 'url' | 'dataDir'>, network: Headers = {}): Site {
  let member: Promise<Member> | undefined
  const site: Site = {
    url,
    dataDir,
    request: (call, sending) => request(url, call, { network, ...sending }),
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

/** The readable payload of a token. */
export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

async function request(url: string, call: string, { body, token, cookie, network }: Sending): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const headers: Headers = { ...network }
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
