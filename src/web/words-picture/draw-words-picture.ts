// A few words as a picture to keep, drawn on the device: nothing leaves it.
import { PRODUCT_NAME } from '#src/shared/product.ts'

export interface PicturePart {
  label: string
  text: string
}

/** Pixels: wide enough for a phone's screen at twice its density. */
const WIDTH = 1_080
const EDGE = 88
const RAIL = 24
const SIZES = { title: 64, label: 34, text: 46, name: 38 }
const LINE = 1.35
const GAP = 44

type Look = keyof typeof SIZES

/** Whole pixels, so that no seam shows between two bands. */
const lineOf = (look: Look) => Math.round(SIZES[look] * LINE)

interface Line {
  text: string
  look: Look
  /** Free space above it. */
  above: number
}

/** Lines on a ground of one colour, from edge to edge. */
interface Band {
  ground: Token
  ink: Token
  soft: Token
  lines: Line[]
}

/**
 * The name in the evening sky, the first part in lamplight, and the rail leads to it.
 * @returns a PNG, 1080 pixels wide and as high as its words need @throws where the browser has no canvas
 */
export async function drawWordsPicture(title: string, parts: PicturePart[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  // The page's own typefaces may not have come yet.
  await document.fonts.ready
  const token = readTokens()
  const fontOf = (look: Look) => `${look === 'text' ? 400 : 700} ${SIZES[look]}px ${token[FACES[look]]}`

  const linesOf = (look: Look, text: string, above: number): Line[] => {
    pen.font = fontOf(look)
    const wrapped = wrap(text, WIDTH - 2 * EDGE, (part) => pen.measureText(part).width)
    return wrapped.map((part, index) => ({ text: part, look, above: index === 0 ? above : 0 }))
  }
  const linesOfPart = ({ label, text }: PicturePart, index: number) => [
    ...linesOf('label', label, index === 0 ? 0 : GAP),
    ...linesOf('text', text, 4),
  ]
  const rest = parts.slice(1).flatMap(linesOfPart)
  const bands: Band[] = [
    { ground: 'night', ink: 'on-night', soft: 'on-night', lines: linesOf('title', title, 0) },
    { ground: 'lamp', ink: 'on-lamp', soft: 'on-lamp', lines: parts.slice(0, 1).flatMap(linesOfPart) },
    {
      ground: 'paper',
      ink: 'ink',
      soft: 'ink-soft',
      lines: [...rest, ...linesOf('name', PRODUCT_NAME, rest.length === 0 ? 0 : GAP)],
    },
  ]
  const heightOf = ({ lines }: Band) => lines.reduce((sum, { look, above }) => sum + above + lineOf(look), 2 * GAP)

  canvas.width = WIDTH
  canvas.height = bands.reduce((sum, band) => sum + heightOf(band), 0)
  pen.textBaseline = 'top'
  pen.direction = getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'
  const readsLeft = pen.direction === 'rtl'
  const start = readsLeft ? WIDTH - EDGE : EDGE
  let top = 0
  for (const band of bands) {
    pen.fillStyle = token[band.ground]
    pen.fillRect(0, top, WIDTH, heightOf(band))
    if (band.ground !== 'paper') {
      pen.fillStyle = token.rail
      pen.fillRect(readsLeft ? WIDTH - RAIL : 0, top, RAIL, heightOf(band))
    }
    top += GAP
    for (const { text, look, above } of band.lines) {
      top += above
      pen.font = fontOf(look)
      pen.fillStyle = token[look === 'label' ? band.soft : band.ink]
      pen.fillText(text, start, top)
      top += lineOf(look)
    }
    top += GAP
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture was not made.')) : resolve(blob)),
      'image/png',
    )
  })
}

const FACES = { title: 'heading', name: 'heading', label: 'text', text: 'text' } as const
const COLOURS = ['ink', 'ink-soft', 'paper', 'night', 'on-night', 'lamp', 'on-lamp', 'rail'] as const
type Token = (typeof COLOURS)[number]

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
  const colours = Object.fromEntries(COLOURS.map((name) => [name, colour(name)])) as Record<Token, string>
  const tokens = { ...colours, heading: face('heading'), text: face('text') }
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
