// What a device keeps for when there is no network. The build makes the list (`scripts/build/build-worker.ts`).
import type { Language } from '#src/shared/languages.ts'

export interface KeptFiles {
  language: Language
  /** Changes with every build whose pages differ. */
  version: string
  /** Stands in every page of this build, and in none of another. */
  mark: string
  /** Addresses of pages. */
  pages: string[]
  /** Addresses of what pages ask for on the way to another page. */
  data: string[]
  /** Scripts, styles and typefaces; their names change with what is in them. */
  assets: string[]
  /** Pages that are not kept, and hold nothing personal: without a network our own words say so. */
  others: string[]
}
