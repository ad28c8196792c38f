// What the check says of a translation: a message that is missing, a term that was lost.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readCurriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { readHelplines } from '#src/features/help/help.content.server.ts'
import { listContentFiles } from '#src/platform/content/content-file.ts'
import { translator } from '#src/platform/content/translator.ts'
import { createContentFixture, lessonText, NOW_TEXT } from '../../../testing/content/content-fixture.ts'
import { formatFinding } from '../rules/finding.ts'
import { checkContacts } from './check-contacts.ts'
import { checkNowPages } from './check-now-pages.ts'
import { checkShortAnswers } from './check-short-answers.ts'
import { checkMessages } from './check-translation.ts'
import { findLostTerms, readGlossary } from './glossary.ts'

const GLOSSARY = `family agreement: umowa rodzinna | umow
agreement: umowa
promise: obietnica | obieca
GP: GP (lekarz rodzinny) | GP
`

/** Messages by language, with a glossary for Polish. */
function createTranslation(messages: Partial<Record<'en' | 'pl', Record<string, string>>>) {
  const content = createContentFixture()
  for (const [language, said] of Object.entries(messages)) {
    mkdirSync(join(content.root, language, 'messages'), { recursive: true })
    for (const file of ['home', 'desk']) {
      const own = Object.entries(said).filter(([key]) => key.startsWith(file))
      writeFileSync(join(content.root, language, 'messages', `${file}.json`), JSON.stringify(Object.fromEntries(own)))
    }
  }
  writeFileSync(join(content.root, 'pl', 'glossary.yaml'), GLOSSARY)
  return content
}

const check = (messages: Parameters<typeof createTranslation>[0]) => {
  using content = createTranslation(messages)
  return checkMessages('pl', readGlossary(join(content.root, 'pl', 'glossary.yaml')), content.root).map(formatFinding)
}

test('the messages that Polish lacks are one warning a file', () => {
  const found = check({ en: { home_one: 'One', home_two: 'Two', home_three: 'Three' }, pl: { home_one: 'Jeden' } })
  expect(found).toEqual([
    expect.stringMatching(/pl\/messages\/home\.json: Warning: .+: home_two, home_three\. Translate/),
  ])
})

test('what only the desk says needs no translation', () => {
  expect(check({ en: { home_one: 'One', desk_one: 'One' }, pl: { home_one: 'Jeden' } })).toEqual([])
})

test('a message that fits no English one is reported before the draft is built', () => {
  expect(check({ en: { home_one: 'One' }, pl: { home_one: 'Jeden', home_two: 'Dwa' } })).toEqual([
    expect.stringContaining('home_two: English has no such message.'),
  ])
})

test('a glossary term without its translation is reported, and an inflected one is accepted', () => {
  const en = { home_one: 'Keep your promise.' }
  expect(check({ en, pl: { home_one: 'Dotrzymaj obietnicy.' } })).toEqual([])
  expect(check({ en, pl: { home_one: 'Dotrzymaj słowa.' } })).toEqual([
    expect.stringContaining('English says "promise" in "home_one", and there is no "obietnica" here.'),
  ])
})

test.each([
  ['Our family agreement', 'Nasza umowa', []],
  ['Promises and an agreement', 'Obiecane', ['agreement']],
  ['See the GP', 'Idź do GP', []],
  // Not inside another word, and a short name only in capitals.
  ['Compromise with a gp', 'Ugoda', []],
])('"%s" as "%s" loses %j', (english, polish, lost) => {
  using content = createTranslation({ pl: {} })
  const glossary = readGlossary(join(content.root, 'pl', 'glossary.yaml'))
  expect(findLostTerms(glossary, english, polish).map((term) => term.english)).toEqual(lost)
})

/** What the check says of short answers beside the fixture's twelve tools. */
function findInShortAnswers(text: string, translated: Record<string, string> = {}) {
  using content = createTranslation({ pl: {} })
  const folder = join(content.root, 'pl')
  writeFileSync(join(folder, 'short-answers.yaml'), text)
  for (const [name, words] of Object.entries(translated)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), words)
  }
  const glossary = [...readGlossary(join(folder, 'glossary.yaml'))]
  const english = readCurriculum('en', content.root)
  return checkShortAnswers('pl', english, glossary, content.root).map(formatFinding)
}

const answer = (key: string, say = 'a') => `launch/${key}: { title: a, say: "${say}", do: a, dont: a }\n`

test('short answers are short, and the tools that have none are counted', () => {
  expect(findInShortAnswers(answer('1.1') + answer('1.2', 'a '.repeat(74)))).toEqual(
    [
      expect.stringMatching(/short-answers.yaml: Warning: 10 tools have no short answer: launch\/1\.3, /),
      expect.stringMatching(/:2: The short answer has 76 words/),
    ].reverse(),
  )
})

test('the separate short answer of a fully translated tool is reported as superfluous', () => {
  const found = findInShortAnswers(answer('1.1'), { 'launch/module1/1.1-calm.md': lessonText('1.1') })
  expect(found).toEqual([
    expect.stringContaining('"launch/1.1" is translated as a whole.'),
    expect.stringContaining('11 tools have no short answer'),
  ])
})

test('a page for now has as many lines as in English, and missing ones are counted', () => {
  const serious = (id: string) => lessonText(id).replace('title:', 'tone: serious\ntitle:') + NOW_TEXT
  using content = createTranslation({ pl: {} })
  for (const id of ['1.1', '1.2']) {
    const [file] = listContentFiles('en', 'launch/module1', '.md', content.root).filter((one) => one.includes(`${id}-`))
    writeFileSync(file ?? '', serious(id))
  }
  mkdirSync(join(content.root, 'pl/now-pages'))
  const labels = {
    'Say this': translator('pl')('now_say_title'),
    "Don't": translator('pl')('now_dont_title'),
    Later: translator('pl')('now_later_title'),
  }
  const own = Object.entries(labels).reduce((text, [english, label]) => text.replace(english, label), NOW_TEXT)
  writeFileSync(join(content.root, 'pl/now-pages/launch-1.1.md'), own.replace(/\n4\. .*/, ''))
  const [english, polish] = [readCurriculum('en', content.root), readCurriculum('pl', content.root)]
  expect(checkNowPages('pl', english, polish, [], content.root).map(formatFinding)).toEqual([
    expect.stringMatching(/launch-1\.1\.md: English has 4 actions and \d don'ts, this has 3 actions and \d don'ts\./),
    expect.stringContaining('1 pages for now are not there: launch-1.2.'),
  ])
})

test.each([
  ['the same number with other words beside it', 'phone: "999 (policja)"', undefined],
  ['another number', 'phone: "998"', /"emergency" has other contacts than in English: phone tel:999/],
])('contacts of a translated help line: %s', (_name, contact, problem) => {
  const line = `- { id: emergency, name: Nagłe, contacts: [{ ${contact} }], whoFor: Każdy., expect: Pomoc. }\n`
  using content = createContentFixture({ '../pl/helplines.yaml': line })
  const found = checkContacts('pl', readHelplines('pl', content.root), content.root).map(formatFinding)
  const changed = found.filter((one) => one.includes('other contacts'))
  if (problem === undefined) expect(changed).toEqual([])
  else expect(changed).toEqual([expect.stringMatching(problem)])
  expect(found).toContainEqual(expect.stringContaining('The help line "childline" is missing.'))
})
