// Untranslated content is shown in English and marked as English, in every kind of content.
import { expect, test } from 'vitest'
import { readCurriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { readTalks } from '#src/features/curriculum/talks/reading/talks.content.server.ts'
import { readAiServices } from '#src/features/device-guides/ai-services/ai-services.content.server.ts'
import { readDeviceGuides } from '#src/features/device-guides/device-guides.content.server.ts'
import { readThingsToTry } from '#src/features/family/things-to-try/things-to-try.content.server.ts'
import { readHelpDirectory, readHelplines } from '#src/features/help/help.content.server.ts'
import { readSources } from '#src/features/help/sources/sources.content.server.ts'
import { readIssues } from '#src/features/newsletter/issues/issues.content.server.ts'
import { readChecklists } from '#src/features/resources/resources.content.server.ts'
import { readWordsPage } from '#src/pages/words/pages.content.server.ts'
import type { Language, Untranslated } from '#src/shared/languages.ts'
import { createContentFixture } from '../../testing/content/content-fixture.ts'

const ISSUE = `---
slug: first
date: 2026-11-21
subject: The first of all issues
preheader: One fact, one thing to do, and one encouragement.
evidence: [S1]
---
## A fact

One.

## To do

Two.

## Go on

Three.
`

/** All that a page may show, each with its mark. */
function readMarks(language: Language, root: string): Record<string, Untranslated[]> {
  const [helplines, sources] = [readHelplines(language, root), readSources(language, root)]
  const curriculum = readCurriculum(language, root)
  return {
    talks: readTalks(language, { helplines, sources }, root),
    checklists: readChecklists(language, { helplines, curriculum }, root),
    thingsToTry: readThingsToTry(language, sources, root),
    deviceGuides: readDeviceGuides(language, sources, root),
    issues: [...readIssues(language, sources, root)],
    pages: [readWordsPage(language, 'about', sources, root)],
    aiServices: [readAiServices(language, sources, root)],
    help: [readHelpDirectory(language, helplines, root)],
  }
}

test('every kind of content says what is not translated, and English never does', () => {
  using content = createContentFixture({
    'pages/about.md': `---\ntitle: About\ndescription: ${'Why this is there. '.repeat(3)}\nupdated: 2026-11-20\n---\nWords.\n`,
    'newsletter/first.md': ISSUE,
  })
  for (const [kind, marks] of Object.entries(readMarks('pl', content.root))) {
    expect(marks.length, kind).toBeGreaterThan(0)
    expect(
      marks.filter(({ inEnglish }) => inEnglish !== true),
      kind,
    ).toEqual([])
  }
  for (const [kind, marks] of Object.entries(readMarks('en', content.root))) {
    expect(marks.length, kind).toBeGreaterThan(0)
    expect(
      marks.filter((one) => 'inEnglish' in one),
      kind,
    ).toEqual([])
  }
})
