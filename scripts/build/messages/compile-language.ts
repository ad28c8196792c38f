/// <reference path="./plugin-message-format.d.ts" />
// One language's messages as functions, written by the compiler of Paraglide JS (decision 86).
import { compileProject } from '@inlang/paraglide-js'
import messageFormat from '@inlang/plugin-message-format'
import { loadProjectInMemory, newProject } from '@inlang/sdk'
import type { Catalogue } from './catalogues.ts'

export interface CompiledLanguage {
  /** Key to the source of its function of the inputs, such as `(i) => { return `…` }`. */
  functions: Map<string, string>
  /** What the functions call for plurals, numbers and days. */
  registry: string
}

/** @param tag as Intl takes it, such as 'en-GB' */
export async function compileLanguage(tag: string, catalogue: Catalogue): Promise<CompiledLanguage> {
  const blob = await newProject({ settings: { baseLocale: tag, locales: [tag] } })
  // The plugin is handed in: named by its address, it would be fetched.
  const project = await loadProjectInMemory({ blob, providePlugins: [messageFormat] })
  const content = new TextEncoder().encode(JSON.stringify(Object.fromEntries(catalogue)))
  await project.importFiles({ pluginKey: messageFormat.key, files: [{ locale: tag, content }] })
  const [error] = await project.errors.get()
  if (error !== undefined) throw error
  const output = await compileProject({ project, compilerOptions: { outputStructure: 'locale-modules' } })
  await project.close()
  const functions = splitFunctions(output[`messages/${tag}.js`] ?? '')
  const lost = [...catalogue.keys()].filter((key) => !functions.has(key))
  if (lost.length > 0) throw new Error(`Paraglide left out: ${lost.join(', ')}.`)
  return { functions, registry: withoutComments(output['registry.js'] ?? '') }
}

function splitFunctions(source: string): Map<string, string> {
  const parts = withoutComments(source)
    .split(/^export const (\w+) = /m)
    .slice(1)
  const functions = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) {
    functions.set(parts[at] as string, (parts[at + 1] as string).trim().replace(/;$/, ''))
  }
  return functions
}

/** Only what says nothing at run time: the types stand in a file of their own. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*\*[\s\S]*?\*\/ ?/g, '').replaceAll(/^\/\* eslint-disable \*\/\n/gm, '')
}
