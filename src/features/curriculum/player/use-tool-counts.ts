// What is counted of a tool, for visitors who agreed: that it was started, which steps came on show, that it was finished, or
// left and at which step.
import { useCallback, useEffect, useRef } from 'react'
import { useCountOnce } from '#src/features/analytics/use-count-once.ts'
import { useMayCount } from '#src/features/analytics/use-may-count.ts'
import { track, trackFirstParty } from '#src/web/track.ts'
import type { Lesson } from '../curriculum.contract.ts'

/**
 * @param step counted from 0
 * @returns a function for the moment the tool is finished; it takes the seconds since the start
 */
export function useToolCounts(lesson: Lesson, step: number): (elapsedSeconds: number) => void {
  const { stageId, moduleId, lessonId, title } = lesson
  const tool = { stageId, moduleId, lessonId, title }
  const now = useRef({ tool, step, over: false })
  now.current = { ...now.current, tool, step }
  useCountOnce({ event: 'tool_started', ...tool })

  const allowed = useMayCount()
  const reached = useRef(new Set<number>())

  useEffect(() => {
    if (!allowed || reached.current.has(step)) return
    reached.current.add(step)
    trackFirstParty({ event: 'tool_step', ...now.current.tool, step: step + 1 })
  }, [allowed, step])

  useEffect(() => {
    const leave = () => {
      const { tool, step, over } = now.current
      if (over) return
      now.current.over = true
      track({ event: 'tool_left', ...tool, step: step + 1 })
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return useCallback((elapsedSeconds) => {
    now.current.over = true
    track({ event: 'tool_completed', ...now.current.tool, timeSpent: elapsedSeconds, value: 1 })
  }, [])
}
