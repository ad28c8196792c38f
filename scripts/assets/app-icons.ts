// Every icon that a browser or a phone may ask for, drawn from `content/icon.svg`, and the manifest that lists them.

import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { readBrandColours } from '#src/platform/brand-colours.ts'
import { translator } from '#src/platform/content/translator.ts'
import { LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { LOGO_FILE } from '../build/build-settings.ts'

const { night: NIGHT } = readBrandColours()
const PAPER = '#ffffff'
/** A phone may cut a maskable icon to a circle of four fifths of its width; our steps stay well inside. */
const SAFE_SHARE = 0.8

/** Names below the site's root, with the bytes of each file. */
export async function drawAppIcons(): Promise<Map<string, Uint8Array>> {
  return new Map([
    ['favicon.ico', writeIco([await drawIcon(16), await drawIcon(32)])],
    // iOS rounds the corners itself and shows a transparent one black.
    ['apple-touch-icon.png', await drawIcon(180, { bleed: true })],
    ['icon-192.png', await drawIcon(192)],
    ['icon-512.png', await drawIcon(512)],
    ['icon-maskable-192.png', await drawIcon(192, { bleed: true })],
    ['icon-maskable-512.png', await drawIcon(512, { bleed: true })],
  ])
}

/** What a phone needs to put us on its home screen. */
export function writeWebManifest(language: Language): Uint8Array {
  const t = translator(language)
  const { tag, direction } = LANGUAGES[language]
  const home = pathIn(language, HOME_PATH)
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: home,
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: t('pictures_manifest_description'),
    lang: tag,
    dir: direction,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: PAPER,
    theme_color: NIGHT,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('icon-maskable', size, 'maskable')]),
    ],
  }
  return Buffer.from(JSON.stringify(manifest))
}

/** @param bleed the ground fills the square, and the mark stays inside the safe circle */
async function drawIcon(size: number, { bleed = false } = {}): Promise<Uint8Array> {
  const mark = await loadImage(await readFile(LOGO_FILE))
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  const share = bleed ? SAFE_SHARE : 1
  const edge = (size * (1 - share)) / 2
  if (bleed) {
    context.fillStyle = NIGHT
    context.fillRect(0, 0, size, size)
  }
  context.drawImage(mark, edge, edge, size * share, size * share)
  return canvas.encode('png')
}

/** An .ico is a list of pictures behind a header of 6 bytes and 16 for each of them. */
function writeIco(pictures: Uint8Array[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index
    // Width and height are in the header of a PNG, as big-endian words.
    const view = Buffer.from(picture)
    head.writeUInt8(view.readUInt32BE(16), at)
    head.writeUInt8(view.readUInt32BE(20), at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}
