// The end of a tool: a talk to practise, one rule for the house and one setting.

import { useTranslations } from 'use-intl'
import { AgreementOffer } from '#src/features/family/agreement/agreement-offer.tsx'
import { deviceGuidePath, talkPath } from '#src/shared/content-paths.ts'
import { documentPath, englishPart, ourLanguage } from '#src/web/language/language.ts'
import type { AtHome as AtHomeParts, Lesson } from '../curriculum.contract.ts'
import styles from './at-home.module.css'

/** Links are whole documents: they open without a script, and from the device without a network. */
export function AtHome({ talks = [], atHome = {} }: Pick<Lesson, 'talks' | 'atHome'>) {
  const t = useTranslations()
  const { rule, setting } = atHome
  if (talks.length === 0 && rule === undefined && setting === undefined) return null
  return (
    <section {...ourLanguage()} className={styles.home} aria-labelledby="at-home">
      <h2 id="at-home">{t('player_home_title')}</h2>
      <dl>
        {talks.length === 0 ? null : (
          <div>
            <dt>{t('player_home_talk')}</dt>
            {talks.map(({ slug, title, inEnglish }) => (
              <dd key={slug} {...englishPart(inEnglish)}>
                <a href={documentPath(talkPath(slug))}>{title}</a>
              </dd>
            ))}
          </div>
        )}
        {rule === undefined ? null : <Rule rule={rule} />}
        {setting === undefined ? null : (
          <div>
            <dt>{t('player_home_setting')}</dt>
            <dd {...englishPart(setting.inEnglish)}>
              <a href={documentPath(deviceGuidePath(setting.slug))}>{setting.title}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Rule({ rule: { suggestion, ...line } }: { rule: NonNullable<AtHomeParts['rule']> }) {
  const t = useTranslations()
  return (
    <div>
      <dt>{t('player_home_rule')}</dt>
      <dd>
        <p>{line.what}</p>
        <AgreementOffer line={line} suggestion={suggestion} label={t('player_home_add')} />
      </dd>
    </div>
  )
}
