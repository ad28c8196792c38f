// What classes of CSS modules are called in the build: the same in the pages, in the scripts that come before React and in every
// language, and short, because each stands in HTML, styles and scripts. `npm run dev` has names that say where they come from.
import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import type { CSSOptions } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LENGTH = 4

const given = new Map<string, string>()

/** For `css` in a configuration of Vite. */
export const classNames: CSSOptions = { modules: { generateScopedName: nameClass } }

function nameClass(name: string, file: string): string {
  const whole = `${relative(ROOT, file.replace(/\?.*$/, '')).replaceAll('\\', '/')}:${name}`
  const hash = createHash('sha256').update(whole).digest()
  const short = Array.from({ length: LENGTH }, (_, index) => LETTERS[(hash[index] as number) % LETTERS.length]).join('')
  const owner = given.get(short)
  if (owner !== undefined && owner !== whole)
    throw new Error(`${whole} and ${owner} would both be called ${short}: rename one.`)
  given.set(short, whole)
  return short
}
