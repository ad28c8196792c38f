// What a device guide may say: each rule has a text here that breaks it.
import { expect, test } from 'vitest'
import { swap } from '../../testing/content/content-fixture.ts'
import { check, HARD, LONG, testRules } from './broken-content.ts'

const BOX = 'device-guides/box.md'
const lead = (text: string) => ({ [BOX]: swap('It sets how long a game may last.', text) })

testRules([
  ['a guide reads easily', lead(HARD.repeat(3)), /box\.md:1: The reading grade is/],
  ['no long sentence', lead(LONG(21)), /box\.md:7: A sentence has 21 words/],
  ['nothing forbidden', lead('Experts say so.'), /box\.md:7: "Experts say" must not be said/],
  ['no way through menus', lead('Go to Settings > Family.'), /box\.md:7: ">" leads through menus/],
  ['no way of taps', lead('Tap on Family.'), /box\.md:7: "Tap" leads through menus/],
  [
    'no page that does not exist',
    { 'device-guides/net.md': swap('(/help)', '(/nowhere)') },
    /net\.md:\d+: The link leads to \/nowhere/,
  ],
  [
    'a collection of slides is no source of a guide',
    { [BOX]: swap('from: [news.example]', 'from: [ppt-karaoke.com]') },
    /box\.md:12: "ppt-karaoke\.com" is no source for a guide/,
  ],
  ['no look to come', { [BOX]: swap('2026-11-20', '2026-11-22') }, /box\.md:11: 2026-11-22 is still to come/],
])

test('the guides of the fixture keep every rule', () => {
  expect(check().filter(({ file }) => file.includes('device-guides'))).toEqual([])
})
