// Messages come from the translators' files, and are English where those have none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { listLanguages } from './languages-shown.ts'
import { readMessages } from './messages.ts'

// Which languages are drafts changes.
vi.mock('#src/shared/languages.ts', async (load) => ({ ...(await load<object>()), DRAFTS: ['cy', 'ur'] }))

function writeContent(languages: Record<string, object>) {
  const root = mkdtempSync(join(tmpdir(), 'handrail-messages-'))
  for (const [language, messages] of Object.entries(languages)) {
    mkdirSync(join(root, language, 'messages'), { recursive: true })
    writeFileSync(join(root, language, 'messages', 'home.json'), JSON.stringify(messages))
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

afterEach(() => vi.unstubAllEnvs())

test('what is not translated is said in English', () => {
  using content = writeContent({ en: { home_title: 'Today', home_text: 'Hello' }, cy: { home_title: 'Heddiw' } })
  expect({ ...readMessages('cy', content.root) }).toEqual({ home_title: 'Heddiw', home_text: 'Hello' })
})

test('a file that is no list of texts is refused by its name', () => {
  using content = writeContent({ en: { home_title: ['x'] } })
  expect(() => readMessages('en', content.root)).toThrow('home.json')
})

test.each([
  ['', ['en', 'pl']],
  ['en', ['en']],
  ['pl', ['en', 'pl']],
  ['ur, cy', ['en', 'cy']],
])(
  'of the languages that are written people see English and those that LANGUAGES=%o names; without it no drafts',
  (asked, shown) => {
    vi.stubEnv('LANGUAGES', asked)
    using content = writeContent({ en: {}, pl: {}, cy: {} })
    expect(listLanguages(content.root)).toEqual(shown)
  },
)
