import { useState } from 'react'
import * as m from '#messages'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { PutLine, Talk } from '../talk.ts'
import styles from './talk-ending.module.css'

type Result = Awaited<ReturnType<PutLine>>

const SAID: Record<Result, string> = {
  added: m.talk_agreement_added(LANGUAGE),
  there: m.talk_agreement_there(LANGUAGE),
  'not kept': m.talk_agreement_not_kept(LANGUAGE),
}

/** Puts the talk's line into the family's agreement, where it can be changed. */
export function AgreementOffer({ line, putLine }: { line: Talk['agreement']; putLine: PutLine }) {
  const [said, setSaid] = useState<string | null>(null)
  const put = () => {
    putLine(line).then(
      (result) => setSaid(SAID[result]),
      (error: unknown) => setSaid(messageOr(error, SAID['not kept'])),
    )
  }
  return (
    <>
      <Button onClick={put}>{m.talk_agreement(LANGUAGE)}</Button>
      <span role="status" className={styles.said} hidden={said === null}>
        {said === null ? null : (
          <>
            {said} <PageLink to={AGREEMENT_PATH}>{m.plan_agreement_link(LANGUAGE)}</PageLink>
          </>
        )}
      </span>
    </>
  )
}
