// A few words as a picture to keep, drawn on the device: nothing leaves it.
import { PRODUCT_NAME } from '#src/shared/product.ts'

export interface PicturePart {
  label: string
  text: string
}

/** Pixels: wide enough for a phone's screen at twice its density. */
const WIDTH = 1_080
const EDGE = 88
const RAIL = 20
const SIZES = { title: 56, label: 34, text: 44, name: 34 }
const LINE = 1.35
const GAP = 44

interface Line {
  text: string
  size: number
  look: 'title' | 'label' | 'text' | 'name'
  /** Free space above it. */
  above: number
}

/** @returns a PNG, 1080 pixels wide and as high as its words need @throws where the browser has no canvas */
export async function drawWordsPicture(title: string, parts: PicturePart[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  // The page's own typefaces may not have come yet.
  await document.fonts.ready
  const token = readTokens()
  const fontOf = ({ look, size }: Pick<Line, 'look' | 'size'>) =>
    look === 'title' || look === 'name'
      ? `700 ${size}px ${token.heading}`
      : `${look === 'label' ? 700 : 400} ${size}px ${token.text}`

  const lines: Line[] = []
  const add = (look: Line['look'], text: string, above: number) => {
    pen.font = fontOf({ look, size: SIZES[look] })
    const wrapped = wrap(text, WIDTH - 2 * EDGE, (part) => pen.measureText(part).width)
    for (const [index, part] of wrapped.entries()) {
      lines.push({ text: part, look, size: SIZES[look], above: index === 0 ? above : 0 })
    }
  }
  add('title', title, 0)
  for (const { label, text } of parts) {
    add('label', label, GAP)
    add('text', text, 4)
  }
  add('name', PRODUCT_NAME, GAP)

  canvas.width = WIDTH
  canvas.height = 2 * EDGE + lines.reduce((sum, { size, above }) => sum + above + size * LINE, 0)
  pen.fillStyle = token.paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = token.rail
  pen.fillRect(0, 0, RAIL, canvas.height)
  pen.textBaseline = 'top'
  pen.direction = getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'
  const start = pen.direction === 'rtl' ? WIDTH - EDGE : EDGE
  let top = EDGE
  for (const line of lines) {
    top += line.above
    pen.font = fontOf(line)
    pen.fillStyle = line.look === 'label' || line.look === 'name' ? token.inkSoft : token.ink
    pen.fillText(line.text, start, top)
    top += line.size * LINE
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture was not made.')) : resolve(blob)),
      'image/png',
    )
  })
}

/** Colours and typefaces as the page has them; the scheme too, so that it looks like what was read. */
function readTokens() {
  const probe = document.createElement('span')
  document.body.append(probe)
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const face = (name: string) => {
    probe.style.fontFamily = `var(--${name})`
    return getComputedStyle(probe).fontFamily
  }
  const tokens = {
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    paper: colour('paper'),
    rail: colour('rail'),
    heading: face('heading'),
    text: face('text'),
  }
  probe.remove()
  return tokens
}

/** Breaks a text at its spaces. @param measure the width of a text in pixels */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
