// Parents who write all the time, each from a network of their own, and keep a list of what the server acknowledged.
import { createHash, randomBytes } from 'node:crypto'
import { PLAN_HEADER } from '#src/features/family/sharing/sharing.contract.ts'
import { registration } from '../api/test-person.ts'

/** What was answered with 200, and so must never be lost. Outlives any server. */
export interface Acknowledged {
  accounts: { email: string; token: string }[]
  completions: { email: string; lessonKey: string }[]
  /** Feedback, by its comment, which is unique. */
  comments: string[]
  subscribers: string[]
  /** Updates of shared plans, by their body, which is unique. */
  updates: string[]
}

/** @param network the pretended address of the sender @throws when the connection breaks off */
export type Send = (path: string, init: RequestInit, network: string) => Promise<Response>

/** Stops at the end of its block, so that a failed test leaves no writer running. */
export interface Crowd extends AsyncDisposable {
  /** Answers that were neither 200 nor a broken connection. */
  refused: string[]
  /** Writes whose answer never came: they may have happened or not. */
  brokenOff: number
  /** Waits until every writer has finished its current request. */
  stop(): Promise<void>
}

const LESSON_KEYS = ['1.1', '1.2', '1.3'].map((id) => `digitalLaunchpad-module1-${id}`)

let networks = 0
let people = 0

/** An unused network address, so that the limits of one household do not count for another. */
export function freshNetwork(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

/** Straight to one server, which must trust 127.0.0.1 as its proxy. */
export function sendTo({ url }: { url: string }): Send {
  return (path, init, network) =>
    fetch(url + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': network } })
}

export function nothingAcknowledged(): Acknowledged {
  return { accounts: [], completions: [], comments: [], subscribers: [], updates: [] }
}

export function countAcknowledged(acknowledged: Acknowledged): number {
  return Object.values(acknowledged).reduce((sum, writes) => sum + writes.length, 0)
}

/**
 * Starts people who register, finish tools, say what they think, share a plan and ask for the newsletter, one after the other.
 * @param atOnce people who write at the same time
 */
export function startCrowd(send: Send, acknowledged: Acknowledged, atOnce: number): Crowd {
  const crowd = { refused: [] as string[], brokenOff: 0, stopping: false }

  /** The answer's body, or null when there was no good answer. */
  const write = async (
    path: string,
    body: object,
    proof: Record<string, string> = {},
  ): Promise<Record<string, unknown> | null> => {
    const headers = { 'content-type': 'application/json', ...proof }
    try {
      const answer = await send(path, { method: 'POST', headers, body: JSON.stringify(body) }, freshNetwork())
      const text = await answer.text()
      if (answer.status === 200) return JSON.parse(text)
      crowd.refused.push(`${path} ${answer.status} ${text}`)
    } catch {
      crowd.brokenOff += 1
      // A server that is down refuses at once: do not spin.
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return null
  }

  const liveOneLife = async (): Promise<void> => {
    people += 1
    const name = `${process.pid}-${people}`
    const email = `parent-${name}@family.example`
    const registered = await write('/api/auth/register', registration(email))
    if (registered === null) return
    const token = registered.token as string
    const proof = { authorization: `Bearer ${token}` }
    acknowledged.accounts.push({ email, token })
    const completedLessons: string[] = []
    for (const lessonKey of LESSON_KEYS) {
      if (crowd.stopping) return
      completedLessons.push(lessonKey)
      if ((await write('/api/auth/progress', { completedLessons }, proof)) === null) return
      acknowledged.completions.push({ email, lessonKey })
      const comment = `What parent ${name} says of ${lessonKey}`
      const feedback = { lessonId: lessonKey, rating: 'negative', comment }
      if ((await write('/api/feedback', feedback, proof)) !== null) acknowledged.comments.push(comment)
    }
    await sharePlan()
    const reader = `reader-${name}@family.example`
    const gdprConsent = { emailMarketing: true, privacyPolicy: true, timestamp: new Date().toISOString() }
    const asked = await write('/api/emails/subscribe', { email: reader, context: 'homepage', gdprConsent })
    if (asked !== null) acknowledged.subscribers.push(reader)
  }

  const sharePlan = async (): Promise<void> => {
    const token = randomBytes(32)
    const access = createHash('sha256').update(token).digest('base64url')
    const [plan, device] = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')]
    if ((await write('/api/plans', { plan, access, device, snapshot: 'AAAA' })) === null) return
    const proof = { [PLAN_HEADER]: `${plan}.${token.toString('base64url')}.${device}` }
    for (let count = 0; count < 2; count++) {
      const body = randomBytes(60).toString('base64url')
      if ((await write('/api/plans/updates', { body }, proof)) === null) return
      acknowledged.updates.push(body)
    }
  }

  const loops = Array.from({ length: atOnce }, async () => {
    while (!crowd.stopping) await liveOneLife()
  })
  const stop = async () => {
    crowd.stopping = true
    await Promise.all(loops)
  }
  return {
    get refused() {
      return crowd.refused
    },
    get brokenOff() {
      return crowd.brokenOff
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
