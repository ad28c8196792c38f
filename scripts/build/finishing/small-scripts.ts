// Builds the small scripts of pages that wait for a touch before React comes, once for each language.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { Language } from '#src/shared/languages.ts'
import { classNames } from '../class-names.ts'
import { messagesPlugin } from '../messages/messages-plugin.ts'
import { minifyScript } from '../minifying/minify-script.ts'

const PAGES = join(import.meta.dirname, '../../../src/pages')
const built = new Map<string, Promise<string>>()

/** What stands in each page that only tells (decision 145). @returns JavaScript without a wrapping tag, which leaves no names behind */
export function buildTelling(language: Language): Promise<string> {
  return buildOnce(language, join(PAGES, 'telling/start-telling.ts'))
}

/** What other pages ask for at a first visit (decision 153). @returns its address, and JavaScript */
export async function buildFirstVisit(language: Language): Promise<{ path: string; code: string }> {
  const code = await buildOnce(language, join(PAGES, 'first-visit/start-first-visit.ts'))
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { path: `/assets/first-visit-${hash}.js`, code }
}

function buildOnce(language: Language, entry: string): Promise<string> {
  const key = `${language} ${entry}`
  const before = built.get(key)
  if (before !== undefined) return before
  const script = buildScript(language, entry)
  built.set(key, script)
  return script
}

async function buildScript(language: Language, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) },
    plugins: [messagesPlugin(language)],
    css: classNames,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'small', fileName: 'small' } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`)
  return (await minifyScript(output.output[0].code, 3)).trim()
}
