// Walks every object of a PDF, byte by byte, and lists every name in it (`/Font`, `/JavaScript`). A text in brackets is a
// text, whatever it looks like; packed objects are unpacked. It does not trust the cross-reference table: the bytes of the file count.
import { inflateSync } from 'node:zlib'

const REGULAR = /[^\s()<>[\]{}/%]/

/** Names that a paper has no use for: they act, reach outside, or carry files. */
export const ACTIVE_NAMES = [
  'JavaScript',
  'JS',
  'OpenAction',
  'AA',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'Filespec',
  'URI',
  'XFA',
  'AcroForm',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  'Annots',
  'Encrypt',
]

export interface PdfObjects {
  count: number
  names: Set<string>
}

export function walkPdfObjects(bytes: Uint8Array): PdfObjects {
  const source = Buffer.from(bytes).toString('latin1')
  const names = new Set<string>()
  let count = 0
  let at = 0
  const heads = /\b\d+ \d+ obj\b/g
  for (let head = heads.exec(source); head !== null; head = heads.exec(source)) {
    readNames(source.slice(at, head.index), names)
    count += 1
    at = readObject(source, heads.lastIndex, names)
    heads.lastIndex = at
  }
  // The trailer, and whatever an attacker may have put behind it.
  readNames(source.slice(at), names)
  return { count, names }
}

/** Reads one object up to its end, its stream included, and returns where that is. */
function readObject(source: string, start: number, names: Set<string>): number {
  const end = source.indexOf('endobj', start)
  const stream = source.indexOf('stream', start)
  if (stream === -1 || stream > end) {
    readNames(source.slice(start, end), names)
    return end + 'endobj'.length
  }
  const head = source.slice(start, stream)
  readNames(head, names)
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  const from = stream + 'stream'.length + (source[stream + 6] === '\r' ? 2 : 1)
  const data = Buffer.from(source.slice(from, from + length), 'latin1')
  const content = head.includes('/FlateDecode') ? inflateSync(data) : data
  if (head.includes('/ObjStm')) readNames(content.toString('latin1'), names)
  const after = source.indexOf('endobj', from + length)
  return after + 'endobj'.length
}

/** Every name in a piece of PDF that is no string and no comment. */
function readNames(source: string, names: Set<string>): void {
  for (let at = 0; at < source.length; at++) {
    const character = source[at]
    if (character === '(') at = endOfString(source, at)
    else if (character === '%') at = endOfLine(source, at)
    else if (character === '/') {
      let end = at + 1
      while (end < source.length && REGULAR.test(source[end] as string)) end += 1
      // `/J#53` is another way to write `/JS`.
      const name = source.slice(at + 1, end)
      names.add(name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))
      at = end - 1
    }
  }
}

function endOfString(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '(') depth += 1
    else if (source[at] === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return source.length
}

function endOfLine(source: string, start: number): number {
  const end = source.slice(start).search(/[\r\n]/)
  return end === -1 ? source.length : start + end
}
