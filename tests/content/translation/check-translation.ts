// What holds of a translation beside the English it was made from: it can be read, its numbers and links are right, and the terms of
// its glossary are kept. A message that a complete language lacks is a warning: English is shown, and nothing fails.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { type Catalogue, listMessageFiles, readCatalogue, readMessageFile } from '#src/platform/content/messages.ts'
import { keepOffered } from '#src/platform/content/offered-words.ts'
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#src/shared/languages.ts'
import { textsOf } from '../../../testing/content/message-texts.ts'
import { readContentSet } from '../content-set.ts'
import { collectMistake, createFinding, type Finding, sortFindings } from '../rules/finding.ts'
import { checkPhoneNumbers } from '../rules/help-rules.ts'
import { checkLinks } from '../rules/link-targets.ts'
import { checkNationTerms } from '../rules/nation-rules.ts'
import { checkSafeHelp } from '../rules/safe-help-rules.ts'
import { checkContacts } from './check-contacts.ts'
import { checkNowPages } from './check-now-pages.ts'
import { checkShortAnswers } from './check-short-answers.ts'
import { findLostTerms, readGlossary, type Term, wordsOfFile, wordsOfMessage } from './glossary.ts'
import { findFaults } from './message-faults.ts'

/** The desk speaks English only. */
const OF_THE_DESK = /^desk_/
/** Found and not read, or never translated. */
const WITHOUT_TERMS = /(^|[\\/])(glossary|sources|search-\w+|tools-by-age)\.yaml$/

interface TranslationOptions {
  /** Another content folder, in tests. */
  root?: string
  /** The addresses of all pages that links may lead to. */
  knownPaths: ReadonlySet<string>
}

export function checkTranslation(
  language: Language,
  { root = CONTENT_ROOT, knownPaths }: TranslationOptions,
): Finding[] {
  const findings: Finding[] = []
  const folder = contentFolder(language, root)
  const content = readContentSet(language, findings, root)
  const glossary = collectMistake(findings, () => readGlossary(join(folder, 'glossary.yaml'))) ?? []
  const english = collectMistake(findings, () => loadCurriculum(DEFAULT_LANGUAGE, root))
  if (english) {
    findings.push(...(collectMistake(findings, () => checkShortAnswers(language, english, glossary, root)) ?? []))
    const { curriculum } = content
    if (curriculum) {
      const check = () => checkNowPages(language, english, curriculum, glossary, root)
      findings.push(...(collectMistake(findings, check) ?? []))
    }
  }
  findings.push(...(collectMistake(findings, () => checkContacts(language, content.helplines, root)) ?? []))
  for (const { file, text } of content.files) {
    const name = relative(folder, file)
    if (name.endsWith('.md')) findings.push(...checkLinks(file, text, knownPaths))
    findings.push(...checkSafeHelp(language, file, text))
    findings.push(...checkNationTerms(file, text, root))
    if (name !== 'helplines.yaml') findings.push(...checkPhoneNumbers(file, text, content.helplines))
    const original = join(contentFolder(DEFAULT_LANGUAGE, root), name)
    if (WITHOUT_TERMS.test(name) || !existsSync(original)) continue
    const lost = findLostTerms(
      glossary,
      wordsOfFile(keepOffered(readFileSync(original, 'utf8'), original)),
      wordsOfFile(text),
    )
    findings.push(...lost.filter(({ everyday }) => !everyday).map((term) => describeLostTerm(file, term)))
  }
  return sortFindings([...findings, ...checkMessages(language, glossary, root)])
}

/** What is missing in a language's messages, and where they lose a term. */
export function checkMessages(language: Language, glossary: readonly Term[], root: string): Finding[] {
  const folder = join(contentFolder(language, root), 'messages')
  const [english, translated] = [readCatalogue(DEFAULT_LANGUAGE, root), readCatalogue(language, root)]
  const faults = findFaults(LANGUAGES[language].tag, translated, english).map((fault) =>
    createFinding({ file: folder }, fault, 'Keep to the English message, with a text for each form of number.'),
  )
  const lost = Object.entries(english).flatMap(([key, said]) => {
    const own = translated[key]
    if (own === undefined) return []
    const terms = findLostTerms(glossary, wordsOfMessage(textsOf(said)), wordsOfMessage(textsOf(own)))
    return terms.map((term) => describeLostTerm(folder, term, ` in "${key}"`))
  })
  const missing = COMPLETE_LANGUAGES.includes(language) ? listMissing(folder, translated, root) : []
  return [...faults, ...lost, ...missing]
}

/** A line a file: a hundred lines would hide other mistakes. */
function listMissing(folder: string, translated: Catalogue, root: string): Finding[] {
  return listMessageFiles(DEFAULT_LANGUAGE, root).flatMap((file) => {
    const keys = Object.keys(readMessageFile(file)).filter(
      (key) => translated[key] === undefined && !OF_THE_DESK.test(key),
    )
    if (keys.length === 0) return []
    const problem = `Said in English, because they are missing here: ${keys.join(', ')}.`
    return [createFinding({ file: join(folder, basename(file)) }, problem, 'Translate them from English.', 'warning')]
  })
}

function describeLostTerm(file: string, { english, translation }: Term, place = ''): Finding {
  const problem = `English says "${english}"${place}, and there is no "${translation}" here.`
  return createFinding(
    { file },
    problem,
    'Use the word of glossary.yaml, or write there the form that counts as it too.',
  )
}
