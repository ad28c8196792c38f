// What a parent in a crisis must not read: a number that does not work where they live, a question that can be misread, a
// page that does not have what they look for, a service that cannot act there.
import { basename } from 'node:path'
import type { Language } from '#src/shared/languages.ts'
import { createFinding, type Finding } from './finding.ts'

/** A line of a text is its block: a paragraph, a step or a field. */
interface LineRule {
  languages?: readonly Language[]
  found: RegExp
  /** What makes the line right when it has this too. */
  unless?: (language: Language) => RegExp
  problem: string
  mend: string
}

const NORTHERN_IRELAND: Partial<Record<Language, RegExp>> = {
  en: /Northern Ireland/,
  pl: /Irlandi[aię] Północn|Irlandii Północnej/,
  cy: /(?:G|Ng)ogledd Iwerddon/,
  ur: /شمالی آئرلینڈ/,
}

const RULES: readonly LineRule[] = [
  {
    found: /(?<![\d-]|\d\s)\b111\b(?!\s?\d)/,
    unless: (language) => NORTHERN_IRELAND[language] ?? /Northern Ireland/,
    problem: '111 does not work in Northern Ireland.',
    mend: 'Use a term of nations.yaml, such as {{urgent-mental-health}} or {{very-unwell}}, or say what to ring there.',
  },
  {
    languages: ['en'],
    found: /\bsuicid\w*[^.]*\bby name\b|\bask(?:s|ed)? by name\b/i,
    problem: '"By name" can be read as the name of the child.',
    mend: 'Write: use the word "suicide".',
  },
  {
    found: /Report Remove[^\n]*\]\(https:\/\/(?:www\.)?childline\.org\.uk\/?\)/,
    problem: 'Report Remove is not on the home page of Childline.',
    mend: 'Link https://childline.org.uk/remove.',
  },
  {
    languages: ['en'],
    found:
      /(?:\bIWF\b|Internet Watch Foundation).*\b(?:chats?|groups?)\b|\b(?:chats?|groups?)\b.*(?:\bIWF\b|Internet Watch Foundation)/i,
    unless: () => /\bweb (?:page|address)/i,
    problem: 'The IWF cannot act in a chat.',
    mend: 'Say that it needs a web page, and name the school, 101 or CEOP for a chat.',
  },
]

/** Facts with a nation of their own, and what no parent reads. */
const FILES_WITHOUT = ['nations.yaml', 'helplines.yaml', 'sources.yaml', 'search-danger.yaml', 'search-words.yaml']
const NOT_READ = /^\s*(?:- )?(?:says|help|helplines|evidence|address|supports|notFor):/

export function checkSafeHelp(language: Language, file: string, text: string): Finding[] {
  if (FILES_WITHOUT.includes(basename(file))) return []
  return text.split('\n').flatMap((content, index) => {
    if (NOT_READ.test(content)) return []
    const broken = RULES.filter(
      ({ languages, found, unless }) =>
        (languages?.includes(language) ?? true) && found.test(content) && !(unless?.(language).test(content) ?? false),
    )
    return broken.map(({ problem, mend }) => createFinding({ file, line: index + 1 }, problem, mend))
  })
}
