// The three colours of a brand, and whether words can be read on them (WCAG 2.2: 4.5 to 1).

export interface BrandColours {
  /** The dark ground of the first page and of the mark. */
  night: string
  /** The main action, and the rail. */
  rail: string
  /** The one card a page to hold on to. */
  lamp: string
}

/** As given, or our own. `config.ts` refuses others than three that can be read. */
export function readBrandColours(): BrandColours {
  return splitColours(givenColours() || '#1b2657,#ffc629,#fff3cf')
}

/** Whether who runs the website has given colours. */
export function hasOwnColours(): boolean {
  return Boolean(givenColours())
}

function givenColours(): string | undefined {
  return process.env.BRAND_COLOURS?.trim()
}

/** The ground of what lies on the dark one, such as a card or a row that is pointed at: ours, or a little lighter than the given one. */
export function readNightStep(): string {
  return hasOwnColours() ? stepOf(readBrandColours().night) : '#2b3872'
}

/** The quieter words on both dark grounds. */
export function readSoftOnNight(): string {
  return contrast(SOFT, readNightStep()) < READABLE ? WHITE : SOFT
}

const INK = '#14213b'
const WHITE = '#ffffff'
const SOFT = '#ccd5f0'
const STEP_SHARE = 0.09
const READABLE = 4.5

/** @param value three of `#rrggbb`, separated by commas */
export function splitColours(value: string): BrandColours {
  const [night = '', rail = '', lamp = ''] = value.toLowerCase().split(',')
  return { night, rail, lamp }
}

/** @returns what cannot be read, as the end of a sentence, or undefined */
export function findPale({ night, rail, lamp }: BrandColours): string | undefined {
  if (contrast(stepOf(night), WHITE) < READABLE) return `white words on ${night} need a darker first colour`
  if (contrast(rail, INK) < READABLE) return `dark words on ${rail} need a lighter second colour`
  if (contrast(lamp, INK) < READABLE) return `dark words on ${lamp} need a lighter third colour`
  return undefined
}

function stepOf(night: string): string {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(night.slice(at, at + 2), 16)
    return Math.round(part + (255 - part) * STEP_SHARE)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** The contrast ratio of WCAG: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
