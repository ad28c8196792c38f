// The first session of the Explorer's Guide, up to a step of it.
import type { Page } from 'playwright-core'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { listSessionSteps } from '#src/features/curriculum/session-steps.ts'
import { EXPLORERS_GUIDE_ID, lessonPath } from '#src/shared/paths.ts'
import { openPage } from '../open-page.ts'

/** The steps of each session by its address, the first one first. */
const stepsOf = new Map(
  loadCurriculum('en').lessons.flatMap((lesson) =>
    'session' in lesson
      ? [[lessonPath(lesson.stageId, lesson.moduleId, lesson.lessonId), listSessionSteps(lesson.session)]]
      : [],
  ),
)
const [steps = []] = stepsOf.values()

export const SESSION_PATH = lessonPath(EXPLORERS_GUIDE_ID, 'module1', '1.1')

/** Where the phone goes from one to the other, its button says so. */
export const NEXT = /^(Next|I've got it)$/

/** Presses Next up to the first step of this kind; `child` is the child's first turn. */
export async function walkSession(page: Page, kind: 'child' | 'card' | 'rule'): Promise<void> {
  const end = steps.findIndex((step) => (step.kind === 'turn' ? step.turn.who : step.kind) === kind)
  for (let step = 2; step <= end + 1; step += 1) {
    await page.getByRole('button', { name: NEXT }).click()
    await page.getByText(`Step ${step} of ${steps.length}`).waitFor()
  }
  // Its scripts come after those of the step.
  if (kind === 'rule') await page.getByRole('button', { name: 'Put this rule in our agreement' }).waitFor()
}

export function isSession(path: string): boolean {
  return stepsOf.has(path)
}

/** Presses Next from the first step to the last, and finishes. @param site where the server is */
export async function finishSession(page: Page, site: string, path: string): Promise<void> {
  const last = stepsOf.get(path)?.length ?? 0
  await openPage(page, site + path)
  for (let step = 2; step <= last; step += 1) {
    await page.getByRole('button', { name: NEXT }).click()
    await page.getByText(`Step ${step} of ${last}`).waitFor()
  }
  await page.getByRole('button', { name: 'Finish session' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
}

/** The choice after which the page says what else there was. */
export async function pickRisky(page: Page): Promise<void> {
  await walkSession(page, 'card')
  const card = steps.find((step) => step.kind === 'card')?.card
  const risky = card?.choices.find(({ kind }) => kind === 'risky')
  await page.getByRole('radio', { name: risky?.text ?? '', exact: true }).check()
  await page.getByText('The other choices:').waitFor()
}

export async function takeSendWay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /pictures and short words/ }).check()
  await walkSession(page, 'child')
}
