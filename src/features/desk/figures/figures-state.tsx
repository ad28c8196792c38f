// A page of figures while they come, when they did not, and when they are there.

import { type ReactNode, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { callDesk } from '../app/call-desk.ts'

interface FiguresProps<Input, Answer> {
  endpoint: Endpoint<Input, Answer>
  /** The same object at every call: it is asked once. */
  input: Input
  children: (answer: Answer) => ReactNode
}

export function Figures<Input, Answer>({ endpoint, input, children }: FiguresProps<Input, Answer>) {
  const t = useTranslations()
  const ask = useCallback(() => callDesk(endpoint, input), [endpoint, input])
  const { value, failed } = useFetched(ask)
  if (failed) return <p role="alert">{t('desk_figures_failed')}</p>
  if (value === null) return <p role="status">{t('shell_loading')}</p>
  return children(value)
}

export const NOTHING_ASKED = {}
