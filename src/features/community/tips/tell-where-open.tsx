// 'Tell other parents what worked', after a promise that worked. A promise does not know its tool, and some tools take no tips: the
// server is asked first, and without its answer nothing is offered.
import { useState } from 'react'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { TellOthers } from './tell-others.tsx'
import { fetchTips } from './tip-requests.ts'

export function TellWhereOpen({ lessonKey }: { lessonKey: string }) {
  const [load] = useState(() => () => fetchTips(lessonKey))
  const takesTips = (useFetched(load).value?.starters.length ?? 0) > 0
  return takesTips ? <TellOthers lessonKey={lessonKey} /> : null
}
