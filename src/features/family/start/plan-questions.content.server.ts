// The only reader of plan-questions.yaml.
import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFile, readYaml } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { AGES } from '#src/shared/ages.ts'
import type { Language } from '#src/shared/languages.ts'
import { type PlanQuestions, STEP_KINDS } from './first-steps.ts'

const Choices = z.array(z.strictObject({ id: Words, label: Words })).check(z.minLength(2))
const Ids = z.optional(z.array(Words).check(z.minLength(1)))
const Offers = z
  .array(
    z.strictObject({
      title: Words,
      path: z.string().check(z.startsWith('/')),
      for: z.optional(
        z.strictObject({
          ages: z.optional(z.array(z.enum(AGES)).check(z.minLength(1))),
          devices: Ids,
          apps: Ids,
          worries: Ids,
        }),
      ),
    }),
  )
  .check(z.minLength(1))

const Questions = z.strictObject({
  devices: Choices,
  apps: Choices,
  worries: Choices,
  offers: z.strictObject({ talk: Offers, setting: Offers, rule: Offers, tool: Offers }),
})

/** @throws {ContentError} for the first mistake, such as an offer for an answer that does not exist */
export function readPlanQuestions(language: Language, root: string = CONTENT_ROOT): PlanQuestions {
  const { data, mistake } = readYaml(contentFile(language, 'plan-questions.yaml', root), Questions)
  for (const kind of STEP_KINDS) {
    for (const [index, offer] of data.offers[kind].entries()) {
      for (const question of ['devices', 'apps', 'worries'] as const) {
        const stray = offer.for?.[question]?.find((id) => !data[question].some((choice) => choice.id === id))
        if (stray === undefined) continue
        throw mistake(
          ['offers', kind, index, 'for', question],
          `No answer has the id "${stray}".`,
          `Use an id of ${question}.`,
        )
      }
    }
  }
  return data
}
