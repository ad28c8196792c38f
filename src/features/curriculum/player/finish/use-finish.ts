// The end of a tool: recorded, counted, and said in a sheet before the panel takes the place of the last step.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { forgetStep } from '#src/features/progress/step-memory.ts'
import { useCompletion } from '#src/features/progress/use-completion.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import type { Lesson } from '../../curriculum.contract.ts'
import { useToolCounts } from '../use-tool-counts.ts'

interface Finishing {
  lesson: Lesson
  /** Counted from 0. */
  step: number
  now: () => Date
  /** What the device remembers of a tool that is under way. */
  forget?: () => void
}

interface FinishState {
  /** Whether the device stored the completion; null until the tool is finished. */
  finish: { saved: boolean } | null
  complete: () => void
  /** An entry of the browser's history: its Back closes the sheet and stays in the tool. */
  sheet: { open: boolean; close: () => void; reopen: () => void }
  /** Gets the focus when the sheet is closed. */
  panel: RefObject<HTMLElement | null>
}

export function useFinish({ lesson, step, now, forget }: Finishing): FinishState {
  const t = useTranslations()
  const navigate = useNavigate()
  const { state } = useLocation()
  const recordCompletion = useCompletion()
  const countFinish = useToolCounts(lesson, step)
  const [startedAt] = useState(now)
  const [finish, setFinish] = useState<FinishState['finish']>(null)
  const panel = useRef<HTMLElement>(null)
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  const open = finish !== null && isSheetEntry(state)
  const wasOpen = useRef(false)

  useEffect(() => {
    // A step that is viewed again would be offered as the one to continue from.
    if (finish !== null) forgetStep(key)
  })

  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (!closed) return
    // The sheet would return the focus to the button that finished the tool, which is gone. It was at the end of the
    // last step, and the panel begins above what is in sight there.
    setTimeout(() => {
      panel.current?.focus({ preventScroll: true })
      panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
  }, [open])

  const show = () => void navigate('.', { state: { ...state, step, sheet: true }, preventScrollReset: true })

  const complete = () => {
    // A tool ends once.
    if (finish !== null) return
    const end = now()
    const saved = recordCompletion(key, end)
    forget?.()
    if (!saved) void showToast(t('player_not_saved'))
    countFinish(Math.round((end.getTime() - startedAt.getTime()) / 1000))
    setFinish({ saved })
    // After a reload the entry on show may be the sheet's already: another one would take two presses to close.
    if (!isSheetEntry(state)) show()
  }

  return { finish, complete, sheet: { open, close: () => void navigate(-1), reopen: show }, panel }
}

function isSheetEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === true
}
