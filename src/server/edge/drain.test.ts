// A stopping server accepts requests until none has come for a while, whether or not one is being answered.
import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDrain } from './drain.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stopping() {
  const server = new EventEmitter()
  const drain = watchDrain(server as unknown as Server)
  const state = { quiet: false }
  void drain.untilQuiet().then(() => {
    state.quiet = true
  })
  return { server, state }
}

/** Sends a request. @returns the answer, which has not ended yet */
function ask(server: EventEmitter) {
  const outgoing = Object.assign(new EventEmitter(), { shouldKeepAlive: true })
  server.emit('request', {}, outgoing)
  return outgoing
}

/** A moment after the last request, and not before. */
async function expectQuietAtLast(state: { quiet: boolean }): Promise<void> {
  for (const quiet of [false, true]) {
    await vi.advanceTimersByTimeAsync(300)
    expect(state.quiet).toBe(quiet)
  }
}

test('a request that arrives while none is being answered is still served', async () => {
  const { server, state } = stopping()
  await vi.advanceTimersByTimeAsync(300)
  expect(state.quiet).toBe(false)
  server.emit('connection')
  await expectQuietAtLast(state)
})

test('a slow answer is awaited, and its client asked to open another connection', async () => {
  const { server, state } = stopping()
  const answer = ask(server)
  expect(answer.shouldKeepAlive).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.quiet).toBe(false)
  answer.emit('close')
  await expectQuietAtLast(state)
})
