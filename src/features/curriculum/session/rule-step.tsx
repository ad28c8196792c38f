// The end of a session: one rule for the agreement, one line of the licence, and what helps when it goes wrong.
import { useState } from 'react'
import * as m from '#messages'
import { LICENCE_PATH } from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE, OURS } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { SessionLesson } from '../curriculum.contract.ts'
import folded from '../player/folded/folded-parts.module.css'
import { PartList } from '../player/folded/part-list.tsx'
import type { SessionRule } from './session.contract.ts'
import styles from './session.module.css'

const PromiseOffer = optionalPart(() => import('../player/finish/promise-offer.tsx'))

/** Makes a line the family's own; `there` means that their agreement has it already. */
export type PutRule = (rule: SessionRule) => Promise<'added' | 'there' | 'not kept'>
type Result = Awaited<ReturnType<PutRule>>

const SAID: Record<Result, string> = {
  added: m.session_rule_added(LANGUAGE),
  there: m.session_rule_there(LANGUAGE),
  'not kept': m.session_rule_not_kept(LANGUAGE),
}

interface RuleStepProps {
  lesson: SessionLesson
  putRule: PutRule
  whole: boolean
}

export default function RuleStep({ lesson, putRule, whole }: RuleStepProps) {
  const { rule, licence, again, goesWrong } = lesson.session
  return (
    <>
      <blockquote className={styles.rule}>
        <p>{rule.what}</p>
      </blockquote>
      <p>{rule.why}</p>
      {whole ? null : <RuleOffer rule={rule} putRule={putRule} />}
      <h3 {...OURS}>{m.session_licence_title(LANGUAGE)}</h3>
      <p className={styles.line}>“{licence}”</p>
      <p {...OURS}>
        <PageLink to={LICENCE_PATH}>{m.session_licence_link(LANGUAGE)}</PageLink>
      </p>
      <h3 {...OURS}>{m.session_again_title(LANGUAGE)}</h3>
      <p>{again}</p>
      {whole ? null : <PromiseOffer lesson={lesson} />}
      <details className={folded.part} open={whole}>
        <summary {...OURS}>{m.session_wrong_title(LANGUAGE)}</summary>
        <Markdown blocks={goesWrong.tree} />
      </details>
      <PartList parts={goesWrong.folded} isOpen={() => whole} />
    </>
  )
}

function RuleOffer({ rule, putRule }: Pick<RuleStepProps, 'putRule'> & { rule: SessionRule }) {
  const [said, setSaid] = useState<string | null>(null)
  const put = () => {
    putRule(rule).then(
      (result) => setSaid(SAID[result]),
      (error: unknown) => setSaid(messageOr(error, SAID['not kept'])),
    )
  }
  return (
    <div {...OURS} className={styles.offer}>
      <Button look="main" onClick={put}>
        {m.session_rule_button(LANGUAGE)}
      </Button>
      <p role="status" className={styles.said}>
        {said === null ? null : (
          <>
            {said} <PageLink to={AGREEMENT_PATH}>{m.plan_agreement_link(LANGUAGE)}</PageLink>
          </>
        )}
      </p>
    </div>
  )
}
