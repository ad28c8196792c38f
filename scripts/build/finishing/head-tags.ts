// What a page says about itself to those who only read its head: search engines, and programs that show a shared link.
// Written by the build and not by React, because no script of the page needs it.

import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { BUILD_SETTINGS } from '../build-settings.ts'
import { PICTURE_SIZE } from '../draw-share-picture.ts'
import { findPicture } from '../share-pictures.ts'

/**
 * The tags for the end of the head of a page that may be found.
 * @param path the page's address, without the language's prefix
 * @param html the page as it was rendered, with its title and description
 */
export function writeHeadTags(language: Language, path: string, html: string): string {
  const [title, description] = [read(html, /<title>([^<]*)</), read(html, /<meta name="description" content="([^"]*)"/)]
  if (title === undefined || description === undefined) throw new Error(`${path} has no title or no description.`)
  const picture = findPicture(language, path)
  const address = BUILD_SETTINGS.origin + pathIn(language, path)
  const tags = {
    'og:type': 'website',
    'og:site_name': PRODUCT_NAME,
    'og:locale': LANGUAGES[language].tag.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': BUILD_SETTINGS.origin + picture.path,
    'og:image:alt': escapeHtml(picture.alt),
    'og:image:width': PICTURE_SIZE.width,
    'og:image:height': PICTURE_SIZE.height,
  }
  return [
    `<link rel="canonical" href="${address}"/>`,
    ...writeAlternates(path),
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('')
}

/** The page in every language: each page is in each, with what is not translated in English. */
function writeAlternates(path: string): string[] {
  if (SPOKEN_LANGUAGES.length === 1) return []
  const link = (name: string, language: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${BUILD_SETTINGS.origin}${pathIn(language, path)}"/>`
  return [
    ...SPOKEN_LANGUAGES.map((language) => link(LANGUAGES[language].tag, language)),
    link('x-default', DEFAULT_LANGUAGE),
  ]
}

/** Whether search engines may show a page. */
export function isFindable(html: string): boolean {
  return !html.includes('<meta name="robots" content="noindex"')
}

/** As in the page, escaped. */
function read(html: string, pattern: RegExp): string | undefined {
  return html.match(pattern)?.[1]
}
