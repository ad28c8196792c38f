// People who only read, all the time: pages, tools, their own progress and session.

import type { Acknowledged } from '../../testing/crash/crowd.ts'
import { freshNetwork } from '../../testing/crash/crowd.ts'
import { CLIENT_HEADER } from '../../testing/servers/round-robin.ts'

/** Stops at the end of its block, so that a failed test leaves no reader running. */
export interface Reading extends AsyncDisposable {
  reads: number
  /** Answers other than 200, and what broke off. */
  failed: string[]
  stop(): Promise<void>
}

const OPEN_PATHS = ['/', '/help', '/api/curriculum/digitalLaunchpad/module1', '/api/settings']
const OWN_PATHS = ['/api/auth/session', '/api/auth/progress']

/** @param acknowledged people with an account: some of them look at their own data */
export function startReading(origin: string, acknowledged: Acknowledged, atOnce: number): Reading {
  const reading = { reads: 0, failed: [] as string[], stopping: false }
  const read = async (path: string, headers: Record<string, string>): Promise<void> => {
    reading.reads += 1
    try {
      const answer = await fetch(origin + path, { headers: { ...headers, [CLIENT_HEADER]: freshNetwork() } })
      await answer.arrayBuffer()
      if (answer.status !== 200) reading.failed.push(`${path} ${answer.status}`)
    } catch (error) {
      reading.failed.push(`${path} ${error} ${(error as Error).cause}`)
    }
  }
  const loops = Array.from({ length: atOnce }, async (_, index) => {
    for (let turn = index; !reading.stopping; turn++) {
      await read(OPEN_PATHS[turn % OPEN_PATHS.length] as string, {})
      const person = acknowledged.accounts[turn % Math.max(1, acknowledged.accounts.length)]
      if (person === undefined) continue
      await read(OWN_PATHS[turn % OWN_PATHS.length] as string, { authorization: `Bearer ${person.token}` })
    }
  })
  const stop = async () => {
    reading.stopping = true
    await Promise.all(loops)
  }
  return {
    get reads() {
      return reading.reads
    },
    get failed() {
      return reading.failed
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
