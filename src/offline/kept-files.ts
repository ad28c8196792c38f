// The files that a device stores for use offline. The build makes the list (`scripts/build/offline/build-worker.ts`).
import type { Language } from '#src/shared/languages.ts'

/** An address, and what its content is known by: SHA-256 in base64, or null for an asset, whose name changes with its content. */
export type KeptFile = [path: string, hash: string | null]

export interface KeptFiles {
  language: Language
  /** Changes with every build whose files differ. */
  version: string
  /** What is kept at a first visit: pages, and what the router asks for on the way to them. */
  first: KeptFile[]
  /** The other pages that open without a network, and all scripts, styles, pictures and typefaces. */
  rest: KeptFile[]
  /** Pages that are not kept, and hold nothing personal: without a network our own words say so. */
  others: string[]
}
