// What becomes of Markdown, and above all what never becomes markup.
import { describe, expect, test } from 'vitest'
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'
import { isAllowedAddress, parseInlineMarkdown, parseMarkdown } from './markdown.ts'

/** Every href anywhere in a tree. */
function hrefsOf(tree: unknown): string[] {
  return [...JSON.stringify(tree).matchAll(/"href":"((?:[^"\\]|\\.)*)"/g)].map((match) => JSON.parse(`"${match[1]}"`))
}

describe('parseMarkdown', () => {
  test('paragraph with marks', () => {
    expect(parseMarkdown('Stop **now**, _please_, ~~later~~ `x`.')).toEqual([
      {
        kind: 'paragraph',
        children: [
          'Stop ',
          { kind: 'strong', children: ['now'] },
          ', ',
          { kind: 'emphasis', children: ['please'] },
          ', ',
          { kind: 'strike', children: ['later'] },
          ' ',
          { kind: 'code', text: 'x' },
          '.',
        ],
      },
    ])
  })
})

describe('parseInlineMarkdown', () => {
  test('marks and links work', () => {
    expect(parseInlineMarkdown('**Bold** and [a link](/help)')).toEqual([
      { kind: 'strong', children: ['Bold'] },
      ' and ',
      { kind: 'link', href: '/help', children: ['a link'] },
    ])
  })

  test.each(['1. one', '# one', '- one', '> one', '+ one', '    one', '---', '| a | b |'])('%s stays words', (text) => {
    expect(textOfInlines(parseInlineMarkdown(text))).toBe(text.trim())
  })
})

describe('what must not pass', () => {
  const corpus = [
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java&#x0A;script:alert(1))',
    '[x](java&Tab;script:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#1;javascript:alert(1))',
    '[x](< javascript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '[x](file:///etc/passwd)',
    '[x](blob:https://a.uk/1)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\evil.example)',
    '[x](</&Tab;/evil.example>)',
    '[x](https:evil.example)',
    '[x](evil.example)',
    '[x](#top)',
    '[x](../up)',
    '[x]()',
    '[x][ref]\n\n[ref]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '[![x](javascript:alert(1))](javascript:alert(2))',
    '[**[x](javascript:alert(1))**](data:x)',
    '- > [x](javascript:alert(1))',
    '| a |\n|---|\n| [x](javascript:alert(1)) |',
    'x[^1]\n\n[^1]: [y](javascript:alert(1))',
  ]

  test.each(corpus)('%s gives no link', (text) => {
    expect(hrefsOf(parseMarkdown(text))).toEqual([])
    expect(hrefsOf(parseInlineMarkdown(text))).toEqual([])
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x()">b</b> c',
    '<svg/onload=alert(1)>',
    '<!--><script>alert(1)</script>-->',
    '<a href="javascript:alert(1)">x</a>',
  ])('%s stays text', (text) => {
    for (const tree of [parseMarkdown(text), parseInlineMarkdown(text)]) {
      const kinds = [...JSON.stringify(tree).matchAll(/"kind":"(\w+)"/g)].map((match) => match[1])
      expect(new Set(kinds).difference(new Set(['paragraph']))).toEqual(new Set())
    }
  })

  test('an image keeps its alt text, a refused link its words, a comment nothing', () => {
    expect(textsOfBlocks(parseMarkdown('![a cat](https://x.uk/cat.png) [here](javascript:x) <!-- note -->'))).toEqual([
      'a cat here ',
    ])
  })

  test('the address rule', () => {
    for (const good of ['https://a.uk', 'http://a.uk', 'mailto:a@b.uk', 'tel:08001111', '/', '/help#now']) {
      expect(isAllowedAddress(good), good).toBe(true)
    }
    for (const bad of ['sms:1', 'help', '', ' https://a.uk', 'https://a.uk/\u0000']) {
      expect(isAllowedAddress(bad), bad).toBe(false)
    }
  })
})
