// The focus areas, as stages.yaml lists them.

import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFile, languageOfFile, readYaml } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { assertUnique } from './assert-unique.content.server.ts'

const STAGES_FILE = 'stages.yaml'
const StageFields = z.strictObject({
  id: Words,
  title: Words,
  audience: z.optional(Words),
  ages: z.optional(Words),
  modules: z.array(Words).check(z.minLength(1)),
})
const Stages = z.array(StageFields).check(z.minLength(1))
const TranslatedStages = z.array(z.extend(StageFields, { modules: z.optional(StageFields.shape.modules) }))
export type StageFields = z.infer<typeof StageFields>

/**
 * Which focus areas and toolkits there are, the English list alone decides: a new one is there in every language, in English
 * words before they are translated.
 * @throws {ContentError} for an id that is listed twice, or that the English list does not have
 */
export function readStages(language: Language, root: string = CONTENT_ROOT): YamlData<StageFields[]> {
  const english = readList(contentFile(DEFAULT_LANGUAGE, STAGES_FILE, root), Stages)
  const file = contentFile(language, STAGES_FILE, root)
  if (languageOfFile(language, file, root) === DEFAULT_LANGUAGE) return english
  const own = readList(file, TranslatedStages)
  const unknown = own.data.findIndex(({ id }) => !english.data.some((stage) => stage.id === id))
  if (unknown !== -1) {
    const problem = `"${own.data[unknown]?.id}" is not in the English ${STAGES_FILE}.`
    throw own.mistake([unknown, 'id'], problem, 'Name it as there, or delete it.')
  }
  const data = english.data.map((stage) => ({
    ...(own.data.find(({ id }) => id === stage.id) ?? stage),
    modules: stage.modules,
  }))
  return { ...english, data }
}

function readList<Stage extends { id: string }>(file: string, schema: z.ZodMiniType<Stage[]>): YamlData<Stage[]> {
  const stages = readYaml(file, schema)
  assertUnique(
    stages,
    stages.data.map(({ id }) => id),
    (index) => [index, 'id'],
  )
  return stages
}
