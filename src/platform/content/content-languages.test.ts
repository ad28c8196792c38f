// What is kept of one language is never given to somebody who asked for another.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
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
  const answer = await app.request('/api/word', { headers: { 'accept-language': 'en-GB' } })
  expect([await answer.json(), answer.headers.get('vary')]).toEqual([{ language: 'en' }, 'Accept-Language'])
})
