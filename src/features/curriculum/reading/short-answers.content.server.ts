// Reads `short-answers.yaml` of a language: the title and the short answer of tools that are not translated as a whole yet.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFolder, readYaml } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import type { Language } from '#src/shared/languages.ts'
import type { LessonFile } from './lesson-file.content.server.ts'

const NAME = 'short-answers.yaml'

const ShortAnswers = z.record(z.string(), z.strictObject({ title: Words, say: Words, do: Words, dont: Words }))
/** Short answers by the focus area and the id of their tool: `digitalLaunchpad/1.1`. */
export type ShortAnswers = YamlData<z.infer<typeof ShortAnswers>>

/** Undefined for a language without the file, as English is. @throws {ContentError} */
export function readShortAnswers(language: Language, root: string = CONTENT_ROOT): ShortAnswers | undefined {
  const file = join(contentFolder(language, root), NAME)
  return existsSync(file) ? readYaml(file, ShortAnswers) : undefined
}

/** The name of a tool in the file. */
export function shortAnswerKey(stageId: string, lessonId: string): string {
  return `${stageId}/${lessonId}`
}

/** An English tool with the title and the short answer that the language has for it. */
export function withShortAnswer(file: LessonFile, key: string, answers: ShortAnswers | undefined): LessonFile {
  const own = answers?.data[key]
  if (own === undefined) return file
  const { title, ...words } = own
  const shortAnswer = { ...file.front.data.shortAnswer, ...words, translated: true as const }
  return { ...file, front: { ...file.front, data: { ...file.front.data, title, shortAnswer } } }
}

/** @param known the names of all tools. @throws {ContentError} for a short answer of no tool */
export function refuseUnknownTools(answers: ShortAnswers | undefined, known: ReadonlySet<string>): void {
  const unknown = Object.keys(answers?.data ?? {}).find((key) => !known.has(key))
  if (answers === undefined || unknown === undefined) return
  const mend = 'Write the focus area and the id of a tool: "digitalLaunchpad/1.1".'
  throw answers.mistake([unknown], `There is no tool "${unknown}".`, mend)
}
