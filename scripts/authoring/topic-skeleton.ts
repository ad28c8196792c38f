// Writes the skeleton of a new topic: one file. It names a tool and a rule that exist, so that its page can be shown at once.
import { join } from 'node:path'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadAgreementLines } from '#src/features/family/agreement/agreement-lines.server.ts'
import { CONTENT_ROOT, contentFolder, listFiles } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { nextPlace, quoted, wordsOf, writeNew } from './new-file.ts'
import { shortName } from './short-name.ts'

/** @throws {RangeError} when there is no title, or a topic of this name; nothing is written then */
export function addTopic({ title, root = CONTENT_ROOT }: { title: string; root?: string }): string {
  const words = wordsOf(title, 'topic')
  const folder = join(contentFolder(DEFAULT_LANGUAGE, root), 'topics')
  const lesson = loadCurriculum(DEFAULT_LANGUAGE, root).lessons.find(({ shortAnswer }) => shortAnswer !== undefined)
  const line = loadAgreementLines(DEFAULT_LANGUAGE, root).lines[0]
  return writeNew(
    join(folder, `${shortName(words, 'topic')}.md`),
    `---
title: ${quoted(words)}
place: ${nextPlace(listFiles(folder, '.md'))}
line: "<what parents see of it at home>"
colour: night # or violet, teal, blue, orange, green, plum
learn: [${quoted(lesson === undefined ? '1.1' : `${lesson.stageId}/${lesson.moduleId}/${lesson.lessonId}`)}]
rule: ${line?.id ?? 'table'}
search: "<other words that a parent might type>"
---

1. <what to do first>
2. <what to say>
3. <what to do then>
`,
  )
}
