// The content of a language in disguise, written from the English: what the readers go by (ids, dates, addresses, the names of
// sections) stays as it is.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { readPlural } from '../content/message-texts.ts'
import { accent, disguise } from './pseudo-words.ts'

/** Fields that no parent reads, or that have to be as they are. */
const NO_WORDS =
  /^(id|ids|slug|icon|emoji|colour|scene|place|bubble|boxes|tools|modules|help|helplines|evidence|correct|checked|updated|date|version|pdfFileName|web|email|tone|kind|room|drawing|type|exercise|popularity|author|year|works|source|sources|drawn|nextReview|length|path|for|next|jobs|of|use)$/
/** Fields that only the English file has, by the files that have them: facts of help lines, the groups of help, what a topic refers to. */
const ENGLISH_ONLY: [files: RegExp, fields: RegExp][] = [
  [/^helplines\.yaml$/, /^(nations|checked)$/],
  [/^help\.yaml$/, /^group$/],
  [/^topics\//, /^(place|colour|scene|tone|now|help|learn|practise|together|setting|rule|more)$/],
]
/** Elsewhere `who` is a name in words. */
const TAKES_TURNS = /^(adult|child|both)$/
/** The titles of works are never translated. */
const KEPT = /(^|\/)(sources\.yaml|search-\w+\.yaml)$/
/** Files whose sections have names: tools and talks. */
const SECTIONS = /^[^/]+\/[^/]+\/[^/]+\.md$|^talks\//

/** @param root the folder that holds `en` */
export function writePseudoContent(root: string, language: Language): void {
  const folder = join(root, language)
  cpSync(join(root, 'en'), folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file)
    if (KEPT.test(name)) continue
    const text = readFileSync(file, 'utf8')
    if (name.endsWith('.json')) writeFileSync(file, disguiseCatalogue(text, language))
    if (name.endsWith('.yaml')) writeFileSync(file, disguiseYaml(text, englishOnlyIn(name)))
    if (name.endsWith('.md')) writeFileSync(file, disguiseMarkdown(text, SECTIONS.test(name), englishOnlyIn(name)))
  }
}

/** Words for every grammatical number that the language has. */
function disguiseCatalogue(text: string, language: Language): string {
  const forms = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions().pluralCategories
  const messages = Object.entries(JSON.parse(text) as Record<string, string>).map(([key, message]) => {
    const plural = readPlural(message)
    if (plural === undefined) return [key, disguise(message)]
    const words = forms.map(
      (form) => `${form} {${disguise(plural.forms.get(form) ?? plural.forms.get('other') ?? '')}}`,
    )
    return [key, `{${plural.input}, plural, ${words.join(' ')}}`]
  })
  return JSON.stringify(Object.fromEntries(messages))
}

function englishOnlyIn(name: string): RegExp | undefined {
  return ENGLISH_ONLY.find(([files]) => files.test(name))?.[1]
}

/** @param leftOut fields that only the English file may have */
function disguiseYaml(text: string, leftOut?: RegExp): string {
  const document = parseDocument(text)
  visit(document, {
    Pair(_key, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      if (leftOut?.test(key)) return visit.REMOVE
      if (NO_WORDS.test(key)) return visit.SKIP
      if (key === 'who' && isScalar(pair.value) && TAKES_TURNS.test(String(pair.value.value))) return visit.SKIP
    },
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string' || /^[\d\s-]*$|^[\w-]+\.\w+$/.test(node.value)) return
      node.value = accent(node.value)
    },
  })
  return document.toString({ lineWidth: 0 })
}

/** @param sections whether `## ` starts a section by its name @param leftOut as above, of the fields before the words */
function disguiseMarkdown(text: string, sections: boolean, leftOut?: RegExp): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  const parts = body.split(/(^```yaml\n[\s\S]*?^```$)/m).map((part) => {
    const [, yaml] = /^```yaml\n([\s\S]*)```$/.exec(part) ?? []
    if (yaml !== undefined) return `\`\`\`yaml\n${disguiseYaml(yaml)}\`\`\``
    return part
      .split('\n')
      .map((line) => disguiseLine(line, sections))
      .join('\n')
  })
  return `---\n${disguiseYaml(front, leftOut)}---\n${parts.join('')}`
}

function disguiseLine(line: string, sections: boolean): string {
  if (sections && /^## /.test(line)) return line
  const [, marks = '', words = ''] = /^(#+ |\s*(?:[-*]|\d+\.) (?:\[[ x]\] )?|> )?(.*)$/.exec(line) ?? []
  if (marks.startsWith('#')) {
    const [, title = words, time] = /^(.*) \((\d+ minutes)\)$/.exec(words) ?? []
    // In a lesson a heading may be a message.
    const said = sections ? disguise(title) : accent(title)
    return `${marks}${said}${time === undefined ? '' : ` (${disguise(time)})`}`
  }
  // A label in bold is a message, and readers look for it.
  return marks + accent(words.replace(/^\*\*([^*]+):\*\*/, (_bold, label) => `**${disguise(label)}:**`))
}
