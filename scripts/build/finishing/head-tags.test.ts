// Tags for search engines and link previews lead to the page itself.
import { expect, test } from 'vitest'
import { BUILD_SETTINGS } from '../build-settings.ts'
import { writeHeadTags } from './head-tags.ts'

const PAGE = '<title>Help</title><meta name="description" content="Whom to call"/>'

test.each([
  ['en', '/help'],
  ['pl', '/pl/help'],
  ['ur', '/ur/help'],
] as const)('in %s the address of a page is %s, and no other language claims it', (language, path) => {
  const tags = writeHeadTags(language, '/help', PAGE)
  expect(tags).toContain(`<link rel="canonical" href="${BUILD_SETTINGS.origin}${path}"/>`)
  expect(tags).toContain(`<meta property="og:url" content="${BUILD_SETTINGS.origin}${path}"/>`)
})
