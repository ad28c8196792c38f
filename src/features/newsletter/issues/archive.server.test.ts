// The feed of the archive.
import { expect, test } from 'vitest'
import { writeFeed } from './archive.server.ts'

function feedOf(date: string, startedAt: string): string {
  return writeFeed('en', 'https://handrail.example', [
    { slug: 'one', date, subject: 'One', preheader: 'First', text: 'Words', startedAt },
  ])
}

test.each([
  ['winter', '2026-01-10', 'Sat, 10 Jan 2026 09:00:00 GMT'],
  ['summer', '2026-07-11', 'Sat, 11 Jul 2026 08:00:00 GMT'],
])('in %s the feed gives the minute in which the issue goes out, 09:00 in London', (_season, date, published) => {
  expect(feedOf(date, `${date}T09:00:04.000Z`)).toContain(`<pubDate>${published}</pubDate>`)
})

test('an issue sent before its Saturday is not published with a day in the future', () => {
  expect(feedOf('2026-01-10', '2026-01-07T15:30:00.000Z')).toContain('<pubDate>Wed, 07 Jan 2026 15:30:00 GMT</pubDate>')
})
