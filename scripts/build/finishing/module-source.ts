// Where a page gets a module from. Of what is bundled with others the bundler makes a file that only passes it on: one request more, nearly all of it headers.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ModuleSource {
  /** The file to ask for. */
  path: string
  /** @returns an expression that stands for the module, once the file is there by this name */
  read: (name: string) => string
}

const PASSED_ON = /^export\{([^}]*)\}from"\.(\/[^"]+)";?\s*$/

/**
 * @param path `/assets/…` of a module
 * @param folder where that lies
 */
export async function findModuleSource(path: string, folder: string): Promise<ModuleSource> {
  const [, names, other] = PASSED_ON.exec(await readFile(join(folder, path), 'utf8')) ?? []
  if (names === undefined || other === undefined) return { path, read: (name) => name }
  const pairs = names.split(',').map((pair) => pair.split(' as ') as [string, string])
  return {
    path: `/assets${other}`,
    read: (name) => `{${pairs.map(([inside, outside]) => `${outside}:${name}.${inside}`).join()}}`,
  }
}
