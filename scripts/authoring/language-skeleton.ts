// The skeleton of a new language: its line in content/languages.json, as a draft, and its folder. What is not translated yet is shown in English.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_ROOT } from '#src/platform/content/content-file.ts'
import { writeNew } from './new-file.ts'

interface NewLanguage {
  /** Such as 'fr', or 'pt-BR'. */
  code: string
  /** What its speakers call it. */
  name: string
  /** Another content folder, in tests. */
  root?: string
}

/** @throws {RangeError} for a code that is none or is there, and without a name; nothing is written then */
export function addLanguage({ code, name, root = CONTENT_ROOT }: NewLanguage): string {
  const [tag, own] = [code.trim(), name.trim()]
  if (!/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag)) throw new RangeError(`"${tag}" is no code of a language, such as "fr".`)
  if (own === '') throw new RangeError('The language needs the name that its speakers give it.')
  const list = join(root, 'languages.json')
  const languages = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  if (Object.hasOwn(languages, tag)) throw new RangeError(`"${tag}" is in content/languages.json already.`)
  const { direction } = new Intl.Locale(tag).getTextInfo()
  const file = writeNew(
    join(root, tag, 'glossary.yaml'),
    `# The words for the terms of the product: \`npm run check:content\` names a text that has the English term and not its word here.
# agreement: its word | the beginning of its other forms
{}
`,
  )
  languages[tag] = { name: own, ...(direction === 'rtl' ? { direction } : {}), draft: true }
  const lines = Object.entries(languages).map(([key, facts]) => {
    const words = JSON.stringify(facts)
      .replaceAll(/([{,:])(?=["tf])/g, '$1 ')
      .replace('}', ' }')
    return `  ${JSON.stringify(key)}: ${words}`
  })
  writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`)
  return file
}
