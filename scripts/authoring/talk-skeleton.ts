// The skeleton of a new talk: its file, which every reader takes. The content check then says what is still missing.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { listTalkFiles } from '#src/features/curriculum/talks/reading/talks.content.server.ts'
import { CONTENT_ROOT, contentFolder, readText } from '#src/platform/content/content-file.ts'
import { forgetContent } from '#src/platform/content/content-memory.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
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
  const words = title.trim().replaceAll(/\s+/g, ' ')
  if (words === '') throw new RangeError('The talk needs a title.')
  const file = join(contentFolder(DEFAULT_LANGUAGE, root), 'talks', `${shortName(words, 'talk')}.md`)
  if (existsSync(file)) throw new RangeError(`${file} exists already.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, talkSkeletonText({ title: words, place: findPlace(root), sourceId, toolId }))
  forgetContent()
  return file
}

/** One more than the highest place in the files, also in one with a mistake. */
function findPlace(root: string): number {
  const places = listTalkFiles(DEFAULT_LANGUAGE, root).map((file) =>
    Number(/^place: *(\d+)/m.exec(readText(file))?.[1]),
  )
  return Math.max(0, ...places.filter(Number.isFinite)) + 1
}

const TURNS = ['first', 'second', 'third']

/** What stands in angle brackets waits for the writer's words: the content check names it. */
function talkSkeletonText({ title, place, sourceId, toolId }: Omit<NewTalk, 'root'> & { place: number }): string {
  const text = (value: string) => stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' }).trim()
  return `---
title: ${text(title)}
place: ${place}
topic: "<a heading of the list>"
ages: ["9", "11", "13"]
scene: "<where it is, and what has just happened>"
evidence: [${text(sourceId)}]
help: []
tools: [${text(toolId)}]
search: "<other words that a parent might type>"
keep: "<the line to keep>"
promise:
  cue: "<what comes after If>"
  action: "<what comes after then I>"
agreement:
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
