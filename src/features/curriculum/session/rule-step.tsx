// The end of a session: one rule for the agreement, one line of the licence, and what helps when it goes wrong.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LICENCE_PATH } from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { messageOr } from '#src/web/error-message.ts'
import { ourLanguage } from '#src/web/language/language.ts'
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

const SAID = {
  added: 'session_rule_added',
  there: 'session_rule_there',
  'not kept': 'session_rule_not_kept',
} as const satisfies Record<Result, MessageKey>

interface RuleStepProps {
  lesson: SessionLesson
  putRule: PutRule
  whole: boolean
}

export default function RuleStep({ lesson, putRule, whole }: RuleStepProps) {
  const t = useTranslations()
  const { rule, licence, again, goesWrong } = lesson.session
  return (
    <>
      <blockquote className={styles.rule}>
        <p>{rule.what}</p>
      </blockquote>
      <p>{rule.why}</p>
      {whole ? null : <RuleOffer rule={rule} putRule={putRule} />}
      <h3 {...ourLanguage()}>{t('session_licence_title')}</h3>
      <p className={styles.line}>“{licence}”</p>
      <p {...ourLanguage()}>
        <PageLink to={LICENCE_PATH}>{t('session_licence_link')}</PageLink>
      </p>
      <h3 {...ourLanguage()}>{t('session_again_title')}</h3>
      <p>{again}</p>
      {whole ? null : <PromiseOffer lesson={lesson} />}
      <details className={folded.part} open={whole}>
        <summary {...ourLanguage()}>{t('session_wrong_title')}</summary>
        <Markdown blocks={goesWrong.tree} />
      </details>
      <PartList parts={goesWrong.folded} isOpen={() => whole} />
    </>
  )
}

function RuleOffer({ rule, putRule }: Pick<RuleStepProps, 'putRule'> & { rule: SessionRule }) {
  const t = useTranslations()
  const [said, setSaid] = useState<string | null>(null)
  const put = () => {
    putRule(rule).then(
      (result) => setSaid(t(SAID[result])),
      (error: unknown) => setSaid(messageOr(t, error, t(SAID['not kept']))),
    )
  }
  return (
    <div {...ourLanguage()} className={styles.offer}>
      <Button look="main" onClick={put}>
        {t('session_rule_button')}
      </Button>
      <p role="status" className={styles.said}>
        {said === null ? null : (
          <>
            {said} <PageLink to={AGREEMENT_PATH}>{t('plan_agreement_link')}</PageLink>
          </>
        )}
      </p>
    </div>
  )
}
