// The entry by which the search of the home page finds a feature's page.

/** What a visitor gets who follows a result. */
export type SearchKind = 'tool' | 'now' | 'help' | 'checklist' | 'challenge' | 'talk' | 'page'

export interface SearchEntry {
  /** Where it leads, with its '#part' where it is a part of a page. Entries of one address become one. */
  path: string
  kind: SearchKind
  title: string
  /** A sentence or two, shown below the title. */
  text: string
  /** Further words and phrases by which it is found. Never shown. */
  tags?: readonly string[]
  /** All that it says: of this the words count which it uses more than others do. */
  body?: readonly string[]
  /** How long it takes. */
  minutes?: number
  /** The address of its picture, where it has one, and the colour of its room. */
  look?: { scene?: string | undefined; colour: string }
  /** 70 to 95, of a challenge of the home page: its words are what is shown, and it comes first when it contains what was typed. */
  popularity?: number
}

/** A topic, which is shown as one line above what was found. */
export interface SearchTopic {
  path: string
  title: string
  text: string
  /** The address of its picture, and the colour of its room. */
  scene: string
  colour: string
  /** Other names for it. */
  names: readonly string[]
  /** The addresses of the tools that belong to it. */
  tools: readonly string[]
}
