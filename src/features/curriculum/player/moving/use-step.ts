// Which step is on show. Each step is an entry of the browser's history; the furthest one is remembered on the device.
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readFurthestStep, rememberStep } from '#src/features/progress/step-memory.ts'
import { NEXT_STEP_HASH, STEP_HASH } from '#src/shared/paths.ts'
import { chooseScrollBehavior } from '#src/web/hooks/scroll-behavior.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'

export interface StepState {
  step: number
  /** The last step reached on an earlier visit or this one. */
  furthest: number
  goTo: (step: number) => void
}

export function useStep(key: string, steps: number): StepState {
  const hydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  // Pre-rendered HTML shows the first step, so the browser must start from there too.
  const step = hydrated ? stepOfHistory(location.state, steps) : 0
  const furthest = hydrated ? readFurthestStep(key, steps) : 0

  // From the page for now, when it is calm again: to where a promise is made. From another language: to the same step.
  const { hash } = location
  const asked =
    hash === NEXT_STEP_HASH ? steps - 1 : hash.startsWith(STEP_HASH) ? Number(hash.slice(STEP_HASH.length)) : 0
  useEffect(() => {
    if (asked > 0) void navigate('.', { replace: true, state: { step: asked }, preventScrollReset: true })
  }, [asked, navigate])

  useEffect(() => {
    if (step > 0) rememberStep(key, step)
  }, [key, step])

  const goTo = useCallback(
    (to: number) => {
      if (to < 0 || to >= steps) return
      // Other state of the history entry is kept, such as which words of a session are shown, except that the final sheet is open.
      const state = { ...location.state, step: to, sheet: false }
      if (to !== step) void navigate('.', { state, preventScrollReset: true })
      window.scrollTo({ top: 0, behavior: chooseScrollBehavior() })
    },
    [navigate, step, steps, location.state],
  )
  return { step, furthest, goTo }
}

function stepOfHistory(state: unknown, steps: number): number {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : 0
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < steps ? step : 0
}
