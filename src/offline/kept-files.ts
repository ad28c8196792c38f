// What a device keeps for when there is no network. The build makes the list (`scripts/build/build-worker.ts`).
import type { Language } from '#src/shared/languages.ts'

/** Pages that are kept at a first visit, by their addresses. One file of them is a quarter of what they weigh one by one. */
export interface FirstPages {
  [path: string]: { html: string; contentPolicy: string }
}

export interface KeptFiles {
  language: Language
  /** Changes with every build whose pages differ. */
  version: string
  /** Stands in every page of this build, and in none of another. */
  mark: string
  /** Where all that is kept at a first visit travels as one file. */
  first: string
  /** Stands in that file for the site's own address. */
  origin: string
  /** The typefaces of those pages. */
  faces: string[]
  /** Addresses of pages, the first among them. */
  pages: string[]
  /** Addresses of what pages ask for on the way to another page. */
  data: string[]
  /** Scripts, styles and typefaces; their names change with what is in them. */
  assets: string[]
  /** Pages that are not kept, and hold nothing personal: without a network our own words say so. */
  others: string[]
}
