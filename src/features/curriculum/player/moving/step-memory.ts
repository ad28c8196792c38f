// The last step reached in each tool, kept on the device so that an interrupted parent can go on.
import { readStoredJson, store } from '#src/web/storage.ts'

const STEPS_KEY = 'lessonSteps'

function readSteps(): Record<string, number> {
  const value = readStoredJson(STEPS_KEY)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([, step]) => Number.isInteger(step))) as Record<
    string,
    number
  >
}

/** The step last reached, counted from 0; 0 when there is none or the tool has become shorter. */
export function readFurthestStep(key: string, steps: number): number {
  const step = readSteps()[key] ?? 0
  return step > 0 && step < steps ? step : 0
}

export function rememberStep(key: string, step: number): void {
  store(STEPS_KEY, JSON.stringify({ ...readSteps(), [key]: step }))
}

/** A finished tool starts from the first step next time. */
export function forgetStep(key: string): void {
  const { [key]: _finished, ...others } = readSteps()
  store(STEPS_KEY, JSON.stringify(others))
}
