// The mail of an issue: headers that mail programs and providers require, a text that needs no picture, and a signature over all of it.
import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { composeLetter } from '#src/platform/mail/mail-transport.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { createCopyWriter } from '../sending/copy-writer.server.ts'
import { readCode, readLeaveCode, readMailboxCode, subscriberOfCode } from '../subscription/newsletter-codes.server.ts'
import { findIssue, type Issue, listIssueHeads } from './issues.server.ts'

const READER = { id: 'abcdefghij-_', email: 'Jo.Smith@bücher.example', epoch: 3 }

async function readStored({ services: { database } }: TestApp): Promise<[Issue, ...Issue[]]> {
  const heads = await listIssueHeads(database.query, 'en')
  const issues = await Promise.all(heads.map(({ slug }) => findIssue(database.query, 'en', slug)))
  return issues as [Issue, ...Issue[]]
}

interface Parts {
  headers: Map<string, string>
  text: string
  html: string
}

/** As a mail program reads it. */
function parse(source: string): Parts {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const headers = new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  const bodyOf = (type: string) => {
    const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
    const body = part.slice(part.indexOf('\r\n\r\n') + 4)
    if (!/quoted-printable/i.test(part)) return body
    return Buffer.from(
      body
        .replaceAll(/=\r\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')
  }
  return { headers, text: bodyOf('text/plain'), html: bodyOf('text/html') }
}

test.each([
  ['a short address of ours', 'https://handrail.example'],
  ['a long one, so that lines are broken inside the codes', `https://${'the-handrail-of-somewhere.'.repeat(3)}example`],
])('with %s every copy has its own codes, both bodies and the headers for one click', async (_name, url) => {
  await using app = await createTestApp({
    issues: true,
    env: { PUBLIC_URL: url, MAIL_FROM: 'Handrail <hello@handrail.example>' },
  })
  const { secrets } = app.services
  for (const issue of await readStored(app)) {
    const { id, letter } = createCopyWriter('en', app.services, issue)(READER)
    const message = await composeLetter(app.services.config, id, letter)
    const { headers, text, html } = parse(message.toString('utf8'))
    expect(message.byteLength).toBeLessThan(100_000)
    expect(`${text}${html}`).not.toMatch(/%(?:LEAVE|PREFERENCES)%/)
    expect(headers.get('to')).toBe('Jo.Smith@xn--bcher-kva.example')
    expect(headers.get('from')).toBe('Handrail <hello@handrail.example>')
    expect(headers.get('subject')).toBe(issue.subject)
    expect(headers.get('message-id')).toBe(`<${issue.slug}.${READER.id}@handrail.example>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('list-id')).toBe('Saturday Morning Summary <weekly.handrail.example>')
    const list =
      /^<(\S+)\/api\/u\/([\w-]{34})>, <mailto:unsubscribe\+([0-9a-f]{50})@handrail\.example\?subject=unsubscribe>$/
    const [, origin, code, mailbox] = list.exec(headers.get('list-unsubscribe') ?? '') ?? []
    expect(origin).toBe(url)
    expect(readLeaveCode(secrets, code as string)).toBe(READER.id)
    expect(readMailboxCode(secrets, 'leave', mailbox as string)).toBe(READER.id)
    expect(readMailboxCode(secrets, 'bounce', mailbox as string)).toBeNull()
    expect(readMailboxCode(secrets, 'bounce', /\+(\w+)@/.exec(letter.bouncesTo ?? '')?.[1] as string)).toBe(READER.id)
    for (const body of [text, html]) {
      expect(body).toContain(`${url}/api/u/${code}`)
      const preferences = /preferences\?code=([\w-]{38})/.exec(body)?.[1] as string
      expect(subscriberOfCode(preferences)).toBe(READER.id)
      const today = isoDay(app.services.clock())
      expect(readCode(secrets, 'preferences', preferences, { epoch: READER.epoch, today })).toBe(today)
      expect(body).toContain(`${url}/newsletter/${issue.slug}`)
    }
    // No pixel, nothing fetched, no link that goes anywhere else first.
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=/)
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href as string).origin)
    expect(new Set(targets)).toEqual(new Set([url]))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<h2/g)).toHaveLength(3)
    // The part 'what to do' is in the one highlighted cell, and there is one button.
    expect(html.match(/class="lamp"[^>]*>\s*<h2[^>]*>[^<]*<\/h2>/g)).toHaveLength(1)
    expect(html.match(/display: inline-block/g)).toHaveLength(1)
    expect(html).toContain('lang="en-GB"')
  }
})

test('in another language links lead to its pages, and the text part writes them out', async () => {
  await using app = await createTestApp({ issues: true, env: { PUBLIC_URL: 'https://handrail.example' } })
  const [issue] = await readStored(app)
  const blocks = parseMarkdown('Read [the page](https://handrail.example/pl/about).')
  const { id, letter } = createCopyWriter('pl', app.services, { ...issue, blocks })(READER)
  const message = await composeLetter(app.services.config, id, letter)
  const { text, html } = parse(message.toString('utf8'))
  for (const body of [text, html]) {
    expect(body).toContain('https://handrail.example/pl/preferences?code=')
    expect(body).toContain(`https://handrail.example/pl/newsletter/${issue.slug}`)
  }
  expect(text).toContain('Read the page (https://handrail.example/pl/about).')
})

test('with our key every copy is signed, including both list headers, and verifies', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-dkim-'))
  try {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const file = { domainName: 'handrail.example', keySelector: 'h1', privateKey: pem }
    await writeFile(join(dataDir, 'dkim.json'), JSON.stringify(file))
    const env = { DATA_DIR: dataDir, MAIL_FROM: 'hello@handrail.example' }
    await using app = await createTestApp({ issues: true, env })
    const [issue] = await readStored(app)
    const { id, letter } = createCopyWriter('en', app.services, issue)(READER)
    const source = (await composeLetter(app.services.config, id, letter)).toString('latin1')
    const { signed, signature, names } = readSignature(source)
    expect(names).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from', 'list-id']))
    expect(verify('sha256', Buffer.from(signed, 'latin1'), publicKey, Buffer.from(signature, 'base64'))).toBe(true)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** The text that was signed, by the rules of RFC 6376 for relaxed headers. */
function readSignature(source: string): { signed: string; signature: string; names: string[] } {
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  const fields = head.split(/\r\n(?![ \t])/).map((field) => {
    const colon = field.indexOf(':')
    const value = field
      .slice(colon + 1)
      .replaceAll(/\r\n/g, '')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()
    return { name: field.slice(0, colon).trim().toLowerCase(), value }
  })
  const own = fields.find(({ name }) => name === 'dkim-signature')
  if (own === undefined) throw new Error('The copy is not signed.')
  const tag = (name: string) => new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(own.value)?.[1]?.replaceAll(' ', '') ?? ''
  const names = tag('h').toLowerCase().split(':')
  const lines = names.flatMap((name) => {
    const field = fields.find((one) => one.name === name)
    return field === undefined ? [] : [`${name}:${field.value}\r\n`]
  })
  const unsigned = `dkim-signature:${own.value.replace(/(; ?b=).*$/, '$1')}`
  return { signed: lines.join('') + unsigned, signature: tag('b'), names }
}
