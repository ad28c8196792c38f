// The skeleton of a new device guide: its file, which every reader takes.
import { join } from 'node:path'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { CONTENT_ROOT, contentFolder, listFiles } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { nextPlace, quoted, wordsOf, writeNew } from './new-file.ts'
import { shortName } from './short-name.ts'

/** @throws {RangeError} when there is no title, or a guide of this name; nothing is written then */
export function addGuide({ title, root = CONTENT_ROOT }: { title: string; root?: string }): string {
  const words = wordsOf(title, 'guide')
  const folder = join(contentFolder(DEFAULT_LANGUAGE, root), 'device-guides')
  const sourceId = loadSources(DEFAULT_LANGUAGE, root)[0]?.id ?? 'S1'
  return writeNew(
    join(folder, `${shortName(words, 'guide')}.md`),
    `---
title: ${quoted(words)}
place: ${nextPlace(listFiles(folder, '.md'))}
kind: device # or app, provider
use: phone # a picture: device-guide.ts lists them
jobs: [time] # or content, contact, money, see
lead: "<what it is, in one sentence>"
does:
  - "<what it does>"
doesNot:
  - "<what it cannot do>"
where: "<where families find it, without a way through menus>"
read: { kind: nothing }
evidence: [${quoted(sourceId)}]
search: "<other words that a parent might type>"
---

<what is still open, or nothing>
`,
  )
}
