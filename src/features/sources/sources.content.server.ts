// The only reader of sources.yaml.
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFolder, readYaml } from '#src/server/content-file.ts'
import type { Language } from '#src/shared/product.ts'
import type { Source } from './sources.contract.ts'

const Words = z.string().check(z.trim(), z.minLength(1))

const SourceEntry = z.strictObject({
  id: Words,
  author: Words,
  title: Words,
  year: z.string(),
  publisher: z.optional(Words),
  address: z.optional(z.union([Words, z.array(Words)])),
  supports: Words,
  notFor: Words,
  checked: z.iso.date(),
  confidence: z.array(z.enum(['V', 'V2', 'WE', 'CHECK', 'synthesis'])).check(z.minLength(1)),
})

/** Reads all sources. @throws {ContentError} for the first mistake */
export function readSources(language: Language, root: string = CONTENT_ROOT): Source[] {
  const { data, mistake } = readYaml(join(contentFolder(language, root), 'sources.yaml'), z.array(SourceEntry))
  const ids = data.map((source) => source.id)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    throw mistake([index, 'id'], `Two sources have the id "${id}".`, 'Give each source an id of its own.')
  }
  return data.map(({ address, ...source }) => ({ ...source, addresses: [address ?? []].flat() }))
}
