// The end of a session: one rule for the agreement, one line of the licence, a mission for the week, and what helps when it goes wrong.

import { useTranslations } from 'use-intl'
import { AgreementOffer } from '#src/features/family/agreement/agreement-offer.tsx'
import { LICENCE_PATH } from '#src/shared/paths.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { SessionLesson } from '../curriculum.contract.ts'
import { NextStepOffer } from '../player/finish/next-step-offer.tsx'
import folded from '../player/folded/folded-parts.module.css'
import { PartList } from '../player/folded/part-list.tsx'
import styles from './session.module.css'
import { Stamp } from './stamp.tsx'

interface RuleStepProps {
  lesson: SessionLesson
  whole: boolean
}

export default function RuleStep({ lesson, whole }: RuleStepProps) {
  const t = useTranslations()
  const { rule, licence, again, mission, goesWrong } = lesson.session
  return (
    <>
      <div className={styles.rule}>
        <blockquote>{rule.what}</blockquote>
        <p>{rule.why}</p>
        {whole ? null : (
          <div {...ourLanguage()} className={styles.offer}>
            <AgreementOffer
              line={rule}
              suggestion={`session:${lesson.lessonId}`}
              label={t('session_rule_button')}
              look="strong"
            />
          </div>
        )}
      </div>
      <div className={styles.after}>
        <section>
          <h3 {...ourLanguage()}>{t('session_licence_title')}</h3>
          <div className={styles.earned}>
            <Stamp scene={lesson.scene} done />
            <p className={styles.line}>“{licence}”</p>
          </div>
          <p {...ourLanguage()}>
            <PageLink to={LICENCE_PATH}>{t('session_licence_link')}</PageLink>
          </p>
        </section>
        <section>
          <h3 {...ourLanguage()}>{t('session_mission_title')}</h3>
          <p>{mission}</p>
          <h3 {...ourLanguage()}>{t('session_again_title')}</h3>
          <p>{again}</p>
        </section>
      </div>
      {whole ? null : <NextStepOffer lesson={lesson} />}
      <details className={folded.part} open={whole}>
        <summary {...ourLanguage()}>{t('session_wrong_title')}</summary>
        <Markdown blocks={goesWrong.tree} />
      </details>
      <PartList parts={goesWrong.folded} isOpen={() => whole} />
    </>
  )
}
