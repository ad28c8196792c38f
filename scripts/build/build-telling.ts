// Builds the small script of pages that only tell (`src/features/site/telling/`), once for each language.
import { join } from 'node:path'
import { build } from 'vite'
import type { Language } from '#src/shared/languages.ts'
import { minifyScript } from './minifying/minify-script.ts'

const SOURCE = join(import.meta.dirname, '../../src/features/site/telling/start-telling.ts')
const built = new Map<Language, Promise<string>>()

/** @returns JavaScript without a wrapping tag, which leaves no names behind */
export function buildTelling(language: Language): Promise<string> {
  const before = built.get(language)
  if (before !== undefined) return before
  const script = buildScript(language)
  built.set(language, script)
  return script
}

async function buildScript(language: Language): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) },
    build: { write: false, lib: { entry: SOURCE, formats: ['iife'], name: 'telling', fileName: 'telling' } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output))
    throw new Error('The script of pages that only tell was not built.')
  return (await minifyScript(output.output[0].code, 3)).trim()
}
