// What the four questions lead to exists, whatever is answered, and reads easily.
import { join } from 'node:path'
import { type PlanQuestions, STEP_KINDS } from '#src/features/family/start/first-steps.ts'
import { checkStatements, listTexts } from '../forbidden/forbidden-statements.ts'
import { createLineFinder } from '../reading/checked-text.ts'
import { checkReadingOf } from '../reading/reading-grade.ts'
import { createFinding, type Finding } from './finding.ts'

/** @param source the text of plan-questions.yaml */
export function checkPlanQuestions(
  folder: string,
  { devices, apps, worries, offers }: PlanQuestions,
  source: string,
  knownPaths: ReadonlySet<string>,
): Finding[] {
  const file = join(folder, 'plan-questions.yaml')
  const lineOf = createLineFinder(source)
  const all = STEP_KINDS.flatMap((kind) => offers[kind])
  const texts = listTexts(
    file,
    source,
    [...devices, ...apps, ...worries].map(({ label }) => label).concat(all.map(({ title }) => title)),
  )
  const dead = all.filter(({ path }) => !knownPaths.has(path))
  const forSome = STEP_KINDS.filter((kind) => offers[kind].at(-1)?.for !== undefined)
  return [
    ...checkReadingOf(file, texts),
    ...checkStatements(texts),
    ...dead.map(({ title, path }) =>
      createFinding(
        { file, line: lineOf(title) },
        `The link leads to ${path}, which is no page.`,
        'Use a page of ours.',
      ),
    ),
    ...forSome.map((kind) =>
      createFinding({ file }, `The last ${kind} is not for everybody.`, 'Let the last one have no "for".'),
    ),
  ]
}
