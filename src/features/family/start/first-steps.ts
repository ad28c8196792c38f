// What the four questions ask, and what they lead to. Pure rules; the words are `content/<language>/plan-questions.yaml`.
import type { Age } from '#src/shared/ages.ts'
import type { MessageKey } from '#src/shared/translate.ts'

export const STEP_KINDS = ['talk', 'setting', 'rule', 'tool'] as const
export type StepKind = (typeof STEP_KINDS)[number]

export const KIND_WORDS = {
  talk: 'start_kind_talk',
  setting: 'start_kind_setting',
  rule: 'start_kind_rule',
  tool: 'start_kind_tool',
} as const satisfies Record<StepKind, MessageKey>

export interface Choice {
  id: string
  label: string
}

/** Which answers an offer fits: a list that is there must name one of the answers. */
interface Audience {
  ages?: readonly Age[] | undefined
  devices?: readonly string[] | undefined
  apps?: readonly string[] | undefined
  worries?: readonly string[] | undefined
}

interface Offer {
  title: string
  path: string
  /** Fits every family when it is left out. */
  for?: Audience | undefined
}

export interface PlanQuestions {
  devices: Choice[]
  apps: Choice[]
  worries: Choice[]
  offers: Record<StepKind, Offer[]>
}

/** About one child. */
export interface Answers {
  age: Age
  devices: readonly string[]
  apps: readonly string[]
  worry: string
}

export interface FirstStep {
  kind: StepKind
  title: string
  path: string
}

/** One of each kind, in order: the first offer that fits and leads where no other one does. */
export function chooseSteps(answers: Answers, offers: PlanQuestions['offers']): FirstStep[] {
  const steps: FirstStep[] = []
  for (const kind of STEP_KINDS) {
    const offer = offers[kind].find(
      (one) => fits(one.for ?? {}, answers) && steps.every(({ path }) => path !== one.path),
    )
    if (offer !== undefined) steps.push({ kind, title: offer.title, path: offer.path })
  }
  return steps
}

function fits({ ages, devices, apps, worries }: Audience, answers: Answers): boolean {
  return (
    (ages?.includes(answers.age) ?? true) &&
    (devices?.some((one) => answers.devices.includes(one)) ?? true) &&
    (apps?.some((one) => answers.apps.includes(one)) ?? true) &&
    (worries?.includes(answers.worry) ?? true)
  )
}
