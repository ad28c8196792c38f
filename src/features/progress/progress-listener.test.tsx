// Whatever happens in whatever order, what a person has completed never shrinks. Random histories of completing,
// failing, logging in and out, a second device and reloading, against the real server.

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type Auth, AuthProvider, useAuth } from '#src/features/accounts/auth-context.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { get, type Person, post, registerPerson } from '../../../testing/api/test-person.ts'
import { act, cleanup, render } from '../../../testing/runner/render.tsx'
import { ProgressListener } from './progress-listener.tsx'
import { readWaiting } from './progress-outbox.ts'
import { getProgress } from './progress-store.ts'
import { useCompletion } from './use-completion.ts'

const LESSONS = ['1.1', '1.2', '1.3', '1.4'].map((id) => lessonKey('digitalLaunchpad', 'module1', id))

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Two devices of one person in front of one server. The device not in hand is put away with its storage. */
class Home {
  readonly #app: TestApp
  readonly #person: Person
  readonly #accountId: string
  readonly #devices: Record<string, string>[] = [{}, {}]
  #inHand = 0
  #auth: Auth | undefined
  #complete: ReturnType<typeof useCompletion> | undefined
  failing = false
  /** What the person has completed while signed in, or added by signing in. */
  readonly completed = new Set<string>()

  constructor(app: TestApp, person: Person) {
    this.#app = app
    this.#person = person
    this.#accountId = JSON.parse(atob(person.token.split('.')[1] ?? '')).sub
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (this.failing) return Promise.reject(new TypeError('Failed to fetch'))
      return app.request(url, init)
    })
  }

  get signedIn(): boolean {
    return this.#auth?.user !== null
  }

  async open(): Promise<void> {
    const Hands = () => {
      this.#auth = useAuth()
      this.#complete = useCompletion()
      return null
    }
    render(
      <AuthProvider>
        <ProgressListener />
        <Hands />
      </AuthProvider>,
    )
    await this.settle()
  }

  async reload(): Promise<void> {
    cleanup()
    await this.open()
  }

  async switchDevice(): Promise<void> {
    cleanup()
    this.#devices[this.#inHand] = { ...window.localStorage }
    this.#inHand = 1 - this.#inHand
    window.localStorage.clear()
    for (const [key, value] of Object.entries(this.#devices[this.#inHand] ?? {}))
      window.localStorage.setItem(key, value)
    await this.open()
  }

  async finish(key: string): Promise<void> {
    act(() => {
      this.#complete?.(key, new Date('2026-11-20T20:00:00Z'))
    })
    if (this.signedIn) this.completed.add(key)
    await this.settle()
  }

  async signIn(): Promise<void> {
    if (this.signedIn) return
    for (const key of getProgress().completedLessons) this.completed.add(key)
    const { email, password } = this.#person
    const { token } = (await (await post(this.#app, '/api/auth/login', { email, password })).json()) as {
      token: string
    }
    act(() => this.#auth?.signIn(token))
    await this.settle()
  }

  async signOut(): Promise<void> {
    if (!this.signedIn) return
    await act(async () => this.#auth?.signOut())
    await this.settle()
  }

  /** All that is kept somewhere for the person: on the server, or waiting on either device. */
  async kept(): Promise<Set<string>> {
    const completedLessons = await this.saved()
    const away = this.#devices[1 - this.#inHand]?.progressOutbox
    const waitingElsewhere: string[] = away === undefined ? [] : (JSON.parse(away)[this.#accountId] ?? [])
    return new Set([...completedLessons, ...readWaiting(this.#accountId), ...waitingElsewhere])
  }

  /** What the server has, asked with a token that no device holds. */
  async saved(): Promise<string[]> {
    const answer = await get(this.#app, '/api/auth/progress', this.#person.token)
    return ((await answer.json()) as { completedLessons: string[] }).completedLessons
  }

  /** Lets the lazily loaded parts and the in-process server answer. */
  async settle(): Promise<void> {
    await act(async () => {
      for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve, 1))
    })
  }
}

/** The first time, what sends is fetched too, and a machine that has other things to do takes its time. */
const SLOW = { timeout: 10_000 }

const action = fc.oneof(
  fc.constantFrom(...LESSONS).map((key) => ({ kind: 'finish' as const, key })),
  fc.constantFrom(
    { kind: 'sign in' as const },
    { kind: 'sign out' as const },
    { kind: 'fail' as const },
    { kind: 'work' as const },
    { kind: 'reload' as const },
    { kind: 'other device' as const },
  ),
)

async function perform(home: Home, { kind, ...rest }: typeof action extends fc.Arbitrary<infer A> ? A : never) {
  if (kind === 'finish') await home.finish((rest as { key: string }).key)
  else if (kind === 'sign in') await home.signIn()
  else if (kind === 'sign out') await home.signOut()
  else if (kind === 'fail') home.failing = true
  else if (kind === 'work') home.failing = false
  else if (kind === 'reload') await home.reload()
  else await home.switchDevice()
}

test('no order of events shrinks what a person has completed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
      cleanup()
      window.localStorage.clear()
      await using app = await createTestApp()
      const home = new Home(app, await registerPerson(app))
      await home.open()
      for (const each of actions) {
        await perform(home, each)
        const kept = await home.kept()
        for (const key of home.completed) expect(kept, `${key} after ${each.kind}`).toContain(key)
      }
      // With the server in reach again, everything that waits on this device arrives and is shown.
      home.failing = false
      await home.signIn()
      await home.reload()
      await vi.waitFor(async () => {
        expect(getProgress().completedLessons.toSorted()).toEqual((await home.saved()).toSorted())
      }, SLOW)
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('two tabs that finish a tool in the same moment lose neither', async () => {
  cleanup()
  window.localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const home = new Home(app, person)
  await home.open()
  await home.signIn()
  home.failing = true
  await home.finish(LESSONS[0] as string)
  const id = JSON.parse(atob(person.token.split('.')[1] ?? '')).sub
  // As the other tab writes, which had read the outbox before.
  const newValue = JSON.stringify({ [id]: [LESSONS[1]] })
  window.localStorage.setItem('progressOutbox', newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'progressOutbox', newValue })))
  expect(readWaiting(id).toSorted()).toEqual([LESSONS[0], LESSONS[1]])
  home.failing = false
  await home.reload()
  await vi.waitFor(async () => expect((await home.saved()).toSorted()).toEqual([LESSONS[0], LESSONS[1]]), SLOW)
})
