// Quoted texts by the page, and the state of it, in which they show. Each page is opened once for all of its rows.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Browser, Role, Visitor, VisitorOptions } from './browser.ts'
import { plainText } from './plain-text.ts'
import { row, type Waits } from './rows.ts'

interface WaitingText extends Waits {
  text: string
}

interface Control extends Partial<Waits> {
  role: Role
  /** A link may go by any name. */
  name?: string | RegExp
  /** Where a link leads. */
  to?: string
}

export interface Scene {
  /** A page, and the state in which it is. */
  title: string
  path: string
  visitor?: VisitorOptions | (() => Promise<VisitorOptions>)
  /** What the visitor does before looking. */
  reach?: (visitor: Visitor) => Promise<void>
  /** Read by everybody. */
  texts?: readonly (string | WaitingText)[]
  /** Not to be read. */
  withoutTexts?: readonly (string | WaitingText)[]
  controls?: readonly Control[]
  withoutControls?: readonly Control[]
  /** Where the visitor is in the end, if not at the path. */
  endsAt?: string
}

const PATIENCE_MS = 5_000

export function describeScenes(browser: Browser, scenes: readonly Scene[]): void {
  describe.each(scenes)('$title', (scene) => {
    const { path, visitor: options = {}, reach, texts = [], withoutTexts = [], controls = [], endsAt } = scene
    let visitor: Visitor
    let seen = ''
    beforeAll(async () => {
      visitor = await browser.visit(typeof options === 'function' ? await options() : options)
      await visitor.open(path)
      await reach?.(visitor)
      const awaited = texts.map(split)
      const due = awaited.filter(({ waits }) => waits === undefined)
      seen = await readUntil(visitor, due, PATIENCE_MS)
      // What comes before its time shall be noticed too.
      if (due.length < awaited.length) seen = await readUntil(visitor, awaited, 1_000)
    })
    afterAll(() => visitor?.[Symbol.asyncDispose]())

    for (const { text, waits } of texts.map(split)) {
      row(`shows '${text}'`, () => expect(seen).toContain(plainText(text)), waits)
    }
    for (const { text, waits } of withoutTexts.map(split)) {
      row(`does not show '${text}'`, () => expect(seen).not.toContain(plainText(text)), waits)
    }
    for (const { role, name, to, waitsFor } of controls) {
      const title = `has the ${role}${name === undefined ? '' : ` ${name}`}${to === undefined ? '' : ` to ${to}`}`
      const waits = waitsFor === undefined ? undefined : { waitsFor }
      row(
        title,
        async () => {
          if (to === undefined) expect(await visitor.find(role, name).count()).toBeGreaterThan(0)
          else expect(await visitor.find(role, name).attributes('href')).toContain(to)
        },
        waits,
      )
    }
    for (const { role, name, waitsFor } of scene.withoutControls ?? []) {
      const waits = waitsFor === undefined ? undefined : { waitsFor }
      row(`has no ${role} ${name ?? ''}`, async () => expect(await visitor.find(role, name).count()).toBe(0), waits)
    }
    if (endsAt !== undefined) row(`ends at ${endsAt}`, () => expect(visitor.address()).toBe(endsAt))
  })
}

function split(text: string | WaitingText): { text: string; waits: Waits | undefined } {
  return typeof text === 'string' ? { text, waits: undefined } : { text: text.text, waits: text }
}

/** What can be read as soon as all of it is there, or when it has had its time. */
async function readUntil(visitor: Visitor, awaited: readonly { text: string }[], patience: number): Promise<string> {
  const end = Date.now() + patience
  for (;;) {
    const seen = await visitor.visibleText()
    if (awaited.every(({ text }) => seen.includes(plainText(text))) || Date.now() > end) return seen
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
