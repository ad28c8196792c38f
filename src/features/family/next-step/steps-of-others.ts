// In a shared plan each carer is asked about their own steps, where they made them.
import type { NextStep } from './next-step.ts'

/** @param own this device's row among the carers; null where the plan is not shared: then all are its own */
export function isOwn({ carer }: Pick<NextStep, 'carer'>, own: string | null): boolean {
  return own === null || carer === '' || carer === own
}

/** The steps that this device asks about. */
export function listOwn<Step extends Pick<NextStep, 'carer'>>(steps: readonly Step[], own: string | null): Step[] {
  return steps.filter((step) => isOwn(step, own))
}
