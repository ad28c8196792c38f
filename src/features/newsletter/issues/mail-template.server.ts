// A composed message with marks in it, cut up once, so that filling in a copy is nothing but joining texts.

interface Gap {
  name: string
  /** Where the encoder broke the line inside the mark: the text that takes its place is broken there too. */
  breaks: number[]
}

const SOFT_BREAK = '=\r\n'

/**
 * Cuts a message at its marks. A text that takes a mark's place in an encoded body must be as long as the mark and need
 * no encoding; in a header it may have any length.
 * @param marks name to mark
 */
export function compileTemplate<Marks extends Record<string, string>>(
  message: Buffer,
  marks: Marks,
): (values: Record<keyof Marks, string>) => Buffer {
  const text = message.toString('latin1')
  const names = Object.keys(marks)
  const pattern = new RegExp(names.map((name) => `(${spread(marks[name] as string)})`).join('|'), 'g')
  const pieces: (Buffer | Gap)[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const name = names[match.slice(1).findIndex((group) => group !== undefined)] as string
    pieces.push(Buffer.from(text.slice(end, match.index), 'latin1'), { name, breaks: findBreaks(match[0]) })
    end = match.index + match[0].length
  }
  pieces.push(Buffer.from(text.slice(end), 'latin1'))
  return (values) => Buffer.concat(pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : fillGap(piece, values))))
}

/** The mark as a pattern that lets the encoder break a line anywhere in it. */
function spread(mark: string): string {
  return [...mark].map((letter) => letter.replace(/[^\w]/, '\\$&')).join(`(?:${SOFT_BREAK})?`)
}

function findBreaks(found: string): number[] {
  const parts = found.split(SOFT_BREAK)
  let at = 0
  return parts.slice(0, -1).map((part) => {
    at += part.length
    return at
  })
}

function fillGap({ name, breaks }: Gap, values: Record<string, string>): Buffer {
  const value = values[name] as string
  if (breaks.length === 0) return Buffer.from(value)
  const ends = [...breaks, value.length]
  return Buffer.from(ends.map((end, index) => value.slice(index === 0 ? 0 : ends[index - 1], end)).join(SOFT_BREAK))
}
