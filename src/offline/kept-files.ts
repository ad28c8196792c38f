// What a device keeps for when there is no network. The build makes the list (`scripts/build/offline/build-worker.ts`).
import type { Language } from '#src/shared/languages.ts'

/** Files that travel as one, by their addresses: together they weigh a quarter of what they do one by one, pages a sixth. */
export interface KeptPack {
  [path: string]: { type: string; text: string; contentPolicy?: string }
}

export interface KeptFiles {
  language: Language
  /** Changes with every build whose pages differ. */
  version: string
  /** Stands in every page of this build, and in none of another. */
  mark: string
  /** Addresses of what travels as one file: what is kept at a first visit; all other pages with their data; scripts, styles and pictures. */
  packs: { first: string; pages: string; assets: string }
  /** The typefaces of those pages. */
  faces: string[]
  /** Addresses of pages, the first among them. */
  pages: string[]
  /** Addresses of what pages ask for on the way to another page. */
  data: string[]
  /** Scripts, styles, pictures and typefaces; their names change with what is in them. */
  assets: string[]
  /** Pages that are not kept, and hold nothing personal: without a network our own words say so. */
  others: string[]
}
