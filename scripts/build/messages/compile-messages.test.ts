// What the code imports as `#messages` is what the translators' files say.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { readCatalogue } from './catalogues.ts'
import { compileMessages, listLanguages, readCatalogues } from './compile-messages.ts'

// Which languages are drafts changes; that of these three one is, does not.
vi.mock('#src/shared/languages.ts', async (load) => ({ ...(await load<object>()), DRAFTS: ['pl', 'cy', 'ur'] }))

const counted = (forms: Record<string, string>) => [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match: Object.fromEntries(Object.entries(forms).map(([form, text]) => [`countPlural=${form}`, text])),
  },
]
const ENGLISH = {
  home_title: 'What is it today?',
  home_greeting: 'Hello {name}',
  home_found: counted({ one: '{count} tool', other: '{count} tools' }),
  home_terms: 'Read the {#link}terms{/link}.',
}

/** Content of some languages, and what is compiled of it. */
function writeContent(languages: Record<string, object>) {
  const root = mkdtempSync(join(tmpdir(), 'handrail-messages-'))
  for (const [language, messages] of Object.entries(languages)) {
    mkdirSync(join(root, language, 'messages'), { recursive: true })
    writeFileSync(join(root, language, 'messages', 'home.json'), JSON.stringify(messages))
  }
  const folder = join(root, 'compiled')
  return {
    root,
    compile: () => compileMessages(readCatalogues(root), folder),
    load: (index = 'index.js') => import(pathToFileURL(join(folder, index)).href),
    types: () => readFileSync(join(folder, 'index.d.ts'), 'utf8'),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

afterEach(() => vi.unstubAllEnvs())

test('each message is a function that takes the language first', async () => {
  using content = writeContent({ en: ENGLISH, 'en-XA': { ...ENGLISH, home_title: 'Ŵĥàţ ìş ìţ?' } })
  await content.compile()
  const m = await content.load()
  expect([m.home_title('en'), m.home_title('en-XA')]).toEqual(['What is it today?', 'Ŵĥàţ ìş ìţ?'])
  expect(m.home_greeting('en', { name: 'Sam' })).toBe('Hello Sam')
  expect([1, 2].map((count) => m.home_found('en', { count }))).toEqual(['1 tool', '2 tools'])
  expect(content.types()).toContain('home_found: (language: Language, values: { count: number }) => string')
})

test('for Node too, which reads a language when something is first said in it', async () => {
  using content = writeContent({ en: ENGLISH, 'en-XA': { ...ENGLISH, home_title: 'Ŵĥàţ ìş ìţ?' } })
  await content.compile()
  const m = await content.load('node.js')
  writeFileSync(join(content.root, 'compiled/en-XA.js'), "export const home_title = () => 'read late'")
  expect([m.home_title('en'), m.home_title('en-XA')]).toEqual(['What is it today?', 'read late'])
  expect(m.home_greeting('en', { name: 'Sam' })).toBe('Hello Sam')
  expect(m.home_terms('en')).toHaveLength(5)
})

test('a message with marked parts is a list of parts', async () => {
  using content = writeContent({ en: ENGLISH })
  await content.compile()
  const m = await content.load()
  expect(m.home_terms('en')).toMatchObject([
    { type: 'text', value: 'Read the ' },
    { type: 'markup-start', name: 'link' },
    { type: 'text', value: 'terms' },
    { type: 'markup-end', name: 'link' },
    { type: 'text', value: '.' },
  ])
})

test('what is not translated is said in the English of today: new words there are compiled for every language', async () => {
  using content = writeContent({ en: ENGLISH, 'en-XA': {} })
  await content.compile()
  const home = join(content.root, 'en', 'messages', 'home.json')
  writeFileSync(home, JSON.stringify({ ...ENGLISH, home_title: 'What is it tonight?' }))
  await content.compile()
  const m = await content.load()
  expect(m.home_title('en-XA')).toBe('What is it tonight?')
})

test('what is not translated is said in English', async () => {
  using content = writeContent({ en: ENGLISH, 'en-XA': {} })
  await content.compile()
  const m = await content.load()
  expect(m.home_title('en-XA')).toBe('What is it today?')
})

test('every form of number that a language has needs its words', async () => {
  using content = writeContent({ en: ENGLISH, 'ar-XB': { home_found: ENGLISH.home_found } })
  await expect(content.compile()).rejects.toThrow('home_found: there are no words for the number "few".')
})

test.each([
  [{ home_titel: 'x' }, 'home_titel: English has no such message.'],
  [{ home_greeting: 'Hello {nam}' }, 'home_greeting: nothing is given for {nam}.'],
])('a translation that fits no English message is refused: %o', async (messages, fault) => {
  using content = writeContent({ en: ENGLISH, 'en-XA': messages })
  await expect(content.compile()).rejects.toThrow(fault)
})

test('a key says which file it is in', () => {
  using content = writeContent({ en: { title: 'x' } })
  expect(() => readCatalogue(join(content.root, 'en', 'messages'))).toThrow('Begin with "home_".')
})

test.each([
  ['', ['en']],
  ['pl', ['en', 'pl']],
  ['ur, pl', ['en', 'pl']],
])('of the drafts that are written people see those that HANDRAIL_DRAFTS=%o names', async (asked, shown) => {
  vi.stubEnv('HANDRAIL_DRAFTS', asked)
  using content = writeContent({ en: ENGLISH, pl: { home_title: 'Co dziś?' }, cy: {} })
  expect(listLanguages(content.root)).toEqual(shown)
  await content.compile()
  const m = await content.load()
  expect(m.COMPILED_LANGUAGES).toEqual(shown)
  // Whoever checks a draft reads it by its own words.
  expect(m.home_title('pl')).toBe('Co dziś?')
})

test('a draft that is asked for by a name of none is refused', () => {
  vi.stubEnv('HANDRAIL_DRAFTS', 'polish')
  using content = writeContent({ en: ENGLISH, pl: {} })
  expect(() => listLanguages(content.root)).toThrow('HANDRAIL_DRAFTS names "polish"')
})

test('a mistake in a draft stops nobody until people see the draft', async () => {
  using content = writeContent({ en: ENGLISH, pl: { home_titel: 'x', home_greeting: 'Cześć, {name}' } })
  await content.compile()
  const m = await content.load()
  expect([m.home_title('pl'), m.home_greeting('pl', { name: 'Ola' })]).toEqual(['What is it today?', 'Cześć, Ola'])
  vi.stubEnv('HANDRAIL_DRAFTS', 'pl')
  await expect(content.compile()).rejects.toThrow('home_titel: English has no such message.')
})
