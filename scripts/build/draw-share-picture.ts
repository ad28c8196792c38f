// Draws one share picture: the mark or the logo of the brand, what it is about, and the stairs with the yellow rail of the home page.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { readBrandColours, readNightStep } from '#src/platform/brand-colours.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Pixels, the size that every service asks for. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

export interface SharePicture {
  title: string
  /** A line below the title, in white on the colour. */
  label: string
  colour: string
  /** The direction of the words. For 'rtl' the whole picture is mirrored. */
  direction: 'ltr' | 'rtl'
}

const { night: NIGHT, rail: RAIL } = readBrandColours()
const NIGHT_STEP = readNightStep()
const WHITE = '#ffffff'
const LOGO = process.env.BRAND_LOGO?.trim()
const MARGIN = 80
const TITLE_WIDTH = 820
const TITLE_TOP = 176
const TITLE_SIZES = [64, 58, 52]
const MOST_LINES = 3
const LABEL_TOP = 496

const FONTS = join(import.meta.dirname, '../../src/features/resources/pdf/fonts')
const HEADING = 'Handrail Heading'
const TEXT = 'Handrail Text'
GlobalFonts.registerFromPath(join(FONTS, 'bricolage-grotesque-700.ttf'), HEADING)
GlobalFonts.registerFromPath(join(FONTS, 'atkinson-700.ttf'), TEXT)
// Letters of other languages.
GlobalFonts.registerFromPath(join(FONTS, 'bricolage-grotesque-700-more.ttf'), `${HEADING} More`)
GlobalFonts.registerFromPath(join(FONTS, 'atkinson-700-more.ttf'), `${TEXT} More`)
const URDU = 'Handrail Urdu'
GlobalFonts.registerFromPath(join(FONTS, 'noto-naskh-700.ttf'), URDU)
const HEADING_FACES = `"${HEADING}", "${HEADING} More", "${URDU}"`
const TEXT_FACES = `"${TEXT}", "${TEXT} More", "${URDU}"`

/** @returns a PNG */
export async function drawSharePicture({ title, label, colour, direction }: SharePicture): Promise<Uint8Array> {
  const canvas = createCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height)
  const context = canvas.getContext('2d')
  context.fillStyle = NIGHT
  context.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height)
  const turned = direction === 'rtl'
  context.direction = direction
  context.textAlign = turned ? 'right' : 'left'
  const side: Side = { turned, from: (pixels) => (turned ? PICTURE_SIZE.width - pixels : pixels) }
  drawStairs(context, side)
  await drawMark(context, side)
  drawTitle(context, side, title)
  drawLabel(context, side, label, colour)
  return canvas.encode('png')
}

/** Where reading starts: `from` counts pixels from there. */
interface Side {
  turned: boolean
  from: (pixels: number) => number
}

/** What is drawn next is seen in a mirror. */
function mirror(context: SKRSContext2D, { turned }: Side): void {
  if (!turned) return
  context.translate(PICTURE_SIZE.width, 0)
  context.scale(-1, 1)
}

/** The drawing of the home page (`challenge-finder.tsx`), running off the picture. */
function drawStairs(context: SKRSContext2D, side: Side): void {
  context.save()
  mirror(context, side)
  context.translate(PICTURE_SIZE.width - 594, PICTURE_SIZE.height - 286)
  context.scale(1.1, 1.1)
  context.fillStyle = NIGHT_STEP
  context.fill(new Path2D('M0 260v-30h97v-60h120v-60h120V48h203v212z'))
  strokeRail(context, 'M20 182h130q16 0 28-10L392 20q8-8 18-8h130', 16)
  context.restore()
}

/** Name and mark, as in the header (`brand.tsx`). */
async function drawMark(context: SKRSContext2D, side: Side): Promise<void> {
  context.save()
  // The mark itself is never turned.
  context.translate(side.turned ? side.from(MARGIN + 46) : MARGIN - 14, 62)
  context.scale(2, 2)
  if (LOGO) context.drawImage(await loadImage(await readFile(LOGO)), 4, 2, 28, 28)
  else strokeRail(context, 'M7 23h6v-6h6v-6h6', 4)
  context.restore()
  context.font = `44px ${HEADING_FACES}`
  context.fillStyle = WHITE
  context.fillText(PRODUCT_NAME, side.from(MARGIN + 58), 110)
}

function strokeRail(context: SKRSContext2D, path: string, width: number): void {
  context.strokeStyle = RAIL
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(path))
}

/** As large as it fits. */
function drawTitle(context: SKRSContext2D, side: Side, title: string): void {
  for (const size of TITLE_SIZES) {
    context.font = `${size}px ${HEADING_FACES}`
    const lines = breakLines(title, (text) => context.measureText(text).width <= TITLE_WIDTH)
    if (lines.length > MOST_LINES) continue
    context.fillStyle = WHITE
    lines.forEach((line, index) => {
      context.fillText(line, side.from(MARGIN), TITLE_TOP + size * (0.86 + index * 1.08))
    })
    return
  }
  throw new Error(`"${title}" is too long for its share picture.`)
}

function drawLabel(context: SKRSContext2D, side: Side, label: string, colour: string): void {
  context.font = `30px ${TEXT_FACES}`
  const width = Math.round(context.measureText(label).width) + 40
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(side.turned ? side.from(MARGIN + width) : MARGIN, LABEL_TOP, width, 54, 14)
  context.fill()
  context.fillStyle = WHITE
  context.fillText(label, side.from(MARGIN + 20), LABEL_TOP + 37)
}

/** Words onto lines, each as full as it gets. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
