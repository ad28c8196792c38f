// The skeleton of a new talk: its file, which every reader takes. The content check then says what is still missing.
import { join } from 'node:path'
import { listTalkFiles } from '#src/features/curriculum/talks/reading/talks.content.server.ts'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { nextPlace, quoted, wordsOf, writeNew } from './new-file.ts'
import { shortName } from './short-name.ts'

interface NewTalk {
  title: string
  /** An id of sources.yaml, and of a tool, to start with. */
  sourceId: string
  toolId: string
  /** Another content folder, in tests. */
  root?: string
}

/**
 * Writes the file of a new talk, at the end of the list.
 * @throws {RangeError} when there is no title, or a talk of this name; nothing is written then
 */
export function addTalk({ title, sourceId, toolId, root = CONTENT_ROOT }: NewTalk): string {
  const words = wordsOf(title, 'talk')
  const file = join(contentFolder(DEFAULT_LANGUAGE, root), 'talks', `${shortName(words, 'talk')}.md`)
  const place = nextPlace(listTalkFiles(DEFAULT_LANGUAGE, root))
  return writeNew(file, talkSkeletonText({ title: words, place, sourceId, toolId }))
}

const TURNS = ['first', 'second', 'third']

function talkSkeletonText({ title, place, sourceId, toolId }: Omit<NewTalk, 'root'> & { place: number }): string {
  return `---
title: ${quoted(title)}
place: ${place}
topic: "<what it is about>"
where: "<the place in the house>"
colour: night
ages: ["9", "11", "13"]
scene: "<where it is, and what has just happened>"
evidence: [${quoted(sourceId)}]
help: []
tools: [${quoted(toolId)}]
search: "<other words that a parent might type>"
keep: "<the line to keep>"
nextStep:
  cue: "<what comes after If>"
  action: "<what comes after then I>"
agreement:
  room: telling-us
  kind: all
  what: "<one line of an agreement>"
  why: "<its reason>"
opens:
  "9": "<the first words at 9 to 11>"
  "11": "<the first words at 11 to 13>"
  "13": "<the first words at 13 to 16>"
---
${TURNS.map((id, index) => turnText(id, TURNS[index + 1] ?? 'end')).join('')}`
}

function turnText(id: string, next: string): string {
  return `
## ${id}

\`\`\`yaml
options:
  - say: "<something one says when tired>"
    answer: "<what comes back>"
    why: "<what it did>"
    mend:
      say: "<what opens it again>"
      answer: "<what comes back>"
    next: ${next}
  - say: "<what helps>"
    answer:
      "9": "<at 9 to 11>"
      "11": "<at 11 to 13>"
      "13": "<at 13 to 16>"
    why: "<what it did>"
    best: true
    next: ${next}
  - say: "<something else>"
    answer: "<what comes back>"
    why: "<what it did>"
    next: ${next}
\`\`\`
`
}
