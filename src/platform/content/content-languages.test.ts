// Cached content of one language is never served for another.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { createContentFixture } from '../../../testing/content/content-fixture.ts'
import { contentFile, listContentFiles, markUntranslated } from './content-file.ts'
import { rememberContent } from './content-memory.ts'
import { handleContent } from './content-route.ts'

test('each language is read once, and kept apart', () => {
  const read: string[] = []
  const load = rememberContent((language) => {
    read.push(language)
    return { language }
  })
  expect([load('en'), load('ar-XB'), load('en')]).toEqual([
    { language: 'en' },
    { language: 'ar-XB' },
    { language: 'en' },
  ])
  expect(read).toEqual(['en', 'ar-XB'])
})

test('an answer from content says what it depends on', async () => {
  const contract = endpoint({
    method: 'GET',
    path: '/api/word',
    summary: 'A word',
    input: z.object({}),
    answer: z.object({ language: z.string() }),
  })
  const route = handleContent(contract, (language) => ({ language }))
  const app = new Hono().get('/api/word', (context) => route.respond(context as never, {} as never))
  for (const language of ['en', 'pl']) {
    const answer = await app.request('/api/word', { headers: { 'accept-language': language } })
    expect([await answer.json(), answer.headers.get('vary')]).toEqual([{ language }, 'Accept-Language'])
  }
})

test('an untranslated file is read in English and marked as English', () => {
  using content = createContentFixture()
  const polish = (name: string) => join(content.root, 'pl', name)
  mkdirSync(polish('talks'), { recursive: true })
  writeFileSync(polish('help.yaml'), '')
  writeFileSync(polish('talks/own.md'), '')
  expect(contentFile('pl', 'help.yaml', content.root)).toBe(polish('help.yaml'))
  const english = contentFile('pl', 'helplines.yaml', content.root)
  expect(english).toBe(content.path('helplines.yaml'))
  expect(listContentFiles('pl', 'talks', '.md', content.root)).toEqual(
    expect.arrayContaining([polish('talks/own.md'), ...listContentFiles('en', 'talks', '.md', content.root)]),
  )
  expect(markUntranslated('pl', english, content.root)).toEqual({ inEnglish: true })
  expect(markUntranslated('pl', polish('help.yaml'), content.root)).toEqual({})
  expect(markUntranslated('en', english, content.root)).toEqual({})
})
