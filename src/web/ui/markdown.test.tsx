// Where the links of a text lead, and whether they open a new tab.

import { expect, test } from 'vitest'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { pageIn, render, screen } from '../../../testing/runner/render.tsx'
import { LinksOpenHere, Markdown } from './markdown.tsx'

const textWith = (href: string): MarkdownBlock[] => [
  { kind: 'paragraph', children: [{ kind: 'link', href, children: ['words'] }] },
]

// The new tab may know that a page of ours opened it: without that the same visit would count as another one.
test.each([
  ['https://one.example', 'noopener noreferrer'],
  ['/help', 'noopener'],
])('a link to %s opens in a new tab, and says so', (href, rel) => {
  render(<Markdown blocks={textWith(href)} />)
  const link = screen.getByRole('link', { name: /^words ?\(opens in new tab\)$/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', rel])
})

test.each(['tel:999', 'sms:85258', 'mailto:help@one.example'])(
  '%s is a plain call, and brings no empty tab',
  (href) => {
    render(<Markdown blocks={textWith(href)} />)
    expect(screen.getByRole('link', { name: 'words' }).hasAttribute('target')).toBe(false)
  },
)

test('on a page for now no link leads away into another tab', () => {
  render(
    <LinksOpenHere>
      <Markdown blocks={textWith('https://one.example')} />
    </LinksOpenHere>,
  )
  expect(screen.getByRole('link', { name: 'words' }).hasAttribute('target')).toBe(false)
})

test.each([
  ['en', '/help', '/help'],
  ['pl', '/help', '/pl/help'],
  ['cy', '/', '/cy'],
  ['ur', '/privacy#complain', '/ur/privacy#complain'],
  ['pl', 'https://one.example/help', 'https://one.example/help'],
  ['pl', 'tel:999', 'tel:999'],
] as const)('on a page in %s a link of its text to %s leads to %s', (language, href, address) => {
  pageIn(language)
  render(<Markdown blocks={textWith(href)} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})
