// A page of figures while they come, when they did not, and when they are there.

import { type ReactNode, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerOf, CalledEndpoint, InputOf, NameOf } from '#src/shared/endpoint.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'

interface FiguresProps<E extends CalledEndpoint> {
  /** The name of the endpoint, as `call` takes it. */
  name: NameOf<E>
  /** The same object at every call: it is asked once. */
  input: InputOf<E>
  children: (answer: AnswerOf<E>) => ReactNode
}

export function Figures<E extends CalledEndpoint = never>({ name, input, children }: FiguresProps<E>) {
  const t = useTranslations()
  const ask = useCallback(() => callDesk<E>(name, input), [name, input])
  const { value, failed } = useFetched(ask)
  if (failed) return <p role="alert">{t('desk_figures_failed')}</p>
  if (value === null) return <p role="status">{t('shell_loading')}</p>
  return children(value)
}

export const NOTHING_ASKED = {}
