// Links in Markdown lead to pages that exist, or to https addresses.
import { createFinding, type Finding } from './finding.ts'

const LINK = /\]\(\s*<?([^)\s>]*)/g

/** Every link of one Markdown text. `knownPaths` are the addresses of all pages. */
export function checkLinks(file: string, text: string, knownPaths: ReadonlySet<string>): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(LINK)].flatMap((match): Finding[] => {
      const address = match[1] ?? ''
      const place = { file, line: index + 1 }
      if (address.startsWith('/') && !address.startsWith('//')) {
        const path = address.replace(/[?#].*$/, '')
        if (knownPaths.has(path)) return []
        return [
          createFinding(place, `The link leads to ${path}, and there is no such page.`, 'Correct it or take it out.'),
        ]
      }
      if (/^(?:https:\/\/|mailto:|tel:)/.test(address)) return []
      const mend = 'Use https://, mailto:, tel: or a path such as /help.'
      return [createFinding(place, `The link to "${address}" would be shown without its address.`, mend)]
    }),
  )
}
