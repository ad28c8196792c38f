// What the desk opens with.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { useDeskSession } from './desk-session.ts'

export default function OverviewPage() {
  const { email } = useDeskSession()
  return <p>{m.desk_overview_welcome(LANGUAGE, { email })}</p>
}
