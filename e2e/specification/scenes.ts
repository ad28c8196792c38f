// Quoted texts by the page, and the state of it, in which they show.
import { expect, test } from './fixtures.ts'
import { plainText } from './plain-text.ts'
import type { Site } from './site.ts'
import type { Role, Visitor, VisitorOptions } from './visitor.ts'

interface Control {
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
  visitor?: VisitorOptions | ((site: Site) => Promise<VisitorOptions>)
  /** What the visitor does before looking. */
  reach?: (visitor: Visitor) => Promise<void>
  /** Not serious: shown in full everywhere. */
  texts?: readonly string[]
  /** Not to be read. */
  withoutTexts?: readonly string[]
  controls?: readonly Control[]
  withoutControls?: readonly Control[]
  /** Where the visitor is in the end, if not at the path. */
  endsAt?: string
}

const TIMEOUT_MS = 5_000

/** One test for each page. @param title what holds there */
export function checkScenes(title: (path: string) => string, scenes: readonly Scene[]): void {
  for (const [path, states] of Map.groupBy(scenes, (scene) => scene.path)) {
    test(title(path), async ({ site, visit }) => {
      for (const scene of states) {
        await test.step(scene.title, async () => {
          const { visitor: options } = scene
          const visitor = await visit(typeof options === 'function' ? await options(site) : options)
          await visitor.open(path)
          await scene.reach?.(visitor)
          await checkScene(visitor, scene)
        })
      }
    })
  }
}

async function checkScene(visitor: Visitor, scene: Scene): Promise<void> {
  const { title, texts = [], withoutTexts = [], controls = [], withoutControls = [], endsAt } = scene
  const seen = await readUntil(visitor, texts)
  for (const text of texts) expect.soft(seen, title).toContain(plainText(text))
  for (const text of withoutTexts) expect.soft(seen, title).not.toContain(plainText(text))
  for (const { role, name, to } of controls) {
    const found = visitor.find(role, name)
    if (to === undefined) expect.soft(await found.count(), `${title}: ${role} ${name}`).toBeGreaterThan(0)
    else expect.soft(await found.attributes('href'), `${title}: ${role} ${name}`).toContain(to)
  }
  for (const { role, name } of withoutControls) {
    expect.soft(await visitor.find(role, name).count(), `${title}: ${role} ${name}`).toBe(0)
  }
  // The page may be painted a moment before its address is told.
  if (endsAt !== undefined) await expect.poll(() => visitor.address(), { message: title }).toBe(endsAt)
}

/** What can be read as soon as all of it is there, or when it has had its time. */
async function readUntil(visitor: Visitor, texts: readonly string[]): Promise<string> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const seen = await visitor.visibleText()
    if (texts.every((text) => seen.includes(plainText(text))) || Date.now() > end) return seen
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
