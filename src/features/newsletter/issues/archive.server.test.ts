// The feed of the archive.
import { expect, test } from 'vitest'
import { writeFeed } from './archive.server.ts'

test.each([
  ['winter', '2026-01-10', 'Sat, 10 Jan 2026 09:00:00 GMT'],
  ['summer', '2026-07-11', 'Sat, 11 Jul 2026 08:00:00 GMT'],
])('F8: in %s the feed gives the minute in which the issue goes out, 09:00 in London', (_season, date, published) => {
  const feed = writeFeed('en', 'https://handrail.example', [{ slug: 'one', date, subject: 'One', preheader: 'First' }])
  expect(feed).toContain(`<pubDate>${published}</pubDate>`)
})
