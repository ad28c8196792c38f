// Reads a PDF back as a reader and as a screen reader would: pages, words, structure. pdf.js does the reading, which has
// nothing in common with what drew the file.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  pages: number
  /** The size of each page, in points. */
  sizes: [width: number, height: number][]
  title: string | undefined
  language: string | null
  tagged: boolean
  /** XMP: what standard the file says it keeps. */
  standard: string | null
  /** The words that the structure holds, in reading order, without white space. */
  words: string
  /** As `words`, of each page. */
  pageWords: string[]
  /** Words outside the structure, such as page numbers: one text a page, without white space. */
  besides: string[]
  /** The kinds of structure elements, in order. */
  structure: string[]
  annotations: number
  /** Scripts, actions, attachments and form fields: null when there are none. */
  active: unknown
}

interface StructureNode {
  role?: string
  children?: StructureNode[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes the bytes away from its caller.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  try {
    const { info, metadata } = await document.getMetadata()
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => readPage(await document.getPage(index + 1))),
    )
    const found = await Promise.all([
      document.getJSActions(),
      document.getOpenAction(),
      document.getAttachments(),
      document.getFieldObjects(),
    ])
    return {
      pages: document.numPages,
      sizes: pages.map(({ size }) => size),
      title: (info as { Title?: string }).Title,
      language: (info as { Language?: string | null }).Language ?? null,
      tagged: ((await document.getMarkInfo()) as unknown as Map<string, boolean> | null)?.get('Marked') === true,
      standard: (metadata as { get(name: string): string | null } | null)?.get('pdfuaid:part') ?? null,
      words: pages.map(({ words }) => words).join(''),
      pageWords: pages.map(({ words }) => words),
      besides: pages.map(({ besides }) => besides),
      structure: pages.flatMap(({ structure }) => structure),
      annotations: pages.reduce((sum, page) => sum + page.annotations, 0),
      active: found.every((one) => one === null || one === undefined) ? null : found,
    }
  } finally {
    await task.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function readPage(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  let words = ''
  let besides = ''
  // What is open, outermost first: text inside an artifact belongs to nothing.
  const open: boolean[] = []
  for (const item of items) {
    if ('str' in item) {
      if (open.includes(true)) besides += item.str
      else words += item.str
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push((item as { tag?: string }).tag === 'Artifact')
  }
  const [, , width = 0, height = 0] = page.view
  const tree = (await page.getStructTree()) as StructureNode | null
  return {
    size: [width, height] as [number, number],
    words: words.replaceAll(/\s/g, ''),
    besides: besides.replaceAll(/\s/g, ''),
    structure: tree === null ? [] : rolesOf(tree).filter((role) => role !== 'Root'),
    annotations: (await page.getAnnotations()).length,
  }
}

function rolesOf({ role, children = [] }: StructureNode): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)]
}
