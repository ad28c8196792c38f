// Every talk to practise, by topic; an age leaves only those that are for it.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TALK_AGES, type TalkAge } from '#src/features/curriculum/talks/talk.ts'
import { AGE_NAMES, readTalkAge, rememberTalkAge } from '#src/features/curriculum/talks/talk-age.ts'
import { listTalkTopics, type TalkTopic } from '#src/features/curriculum/talks/talks.server.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { talkPath } from '#src/shared/talk-paths.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/talks-page.ts'
import styles from './talks.module.css'

export function loader(): { topics: TalkTopic[] } {
  return { topics: listTalkTopics(pageLanguage()) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('talk_list_title')) }, { name: 'description', content: t('talk_list_description') }]
}

export default function TalksPage({ loaderData: { topics } }: Route.ComponentProps) {
  const t = useTranslations()
  const [age, setAge] = useState<TalkAge | null>(null)
  useEffect(() => setAge(readTalkAge()), [])
  const choose = (chosen: TalkAge) => {
    setAge(chosen)
    rememberTalkAge(chosen)
  }
  const shown = topics
    .map(({ topic, talks }) => ({ topic, talks: talks.filter(({ ages }) => age === null || ages.includes(age)) }))
    .filter(({ talks }) => talks.length > 0)
  return (
    <div className={styles.page}>
      <h1>{t('talk_list_title')}</h1>
      <p className={styles.lead}>{t('talk_list_lead')}</p>
      <p>
        {t('tools_help_text')} <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
      </p>
      <RadioGroup
        legend={t('age_question')}
        options={TALK_AGES.map((value) => ({ value, label: t(AGE_NAMES[value]) }))}
        chosen={age}
        onChoose={choose}
      />
      {shown.map(({ topic, talks }) => (
        <section key={topic} {...englishPart(talks.every(({ inEnglish }) => inEnglish))}>
          <h2>{topic}</h2>
          <ul className={styles.list}>
            {talks.map(({ slug, title, scene, inEnglish }) => (
              <li key={slug} {...englishPart(inEnglish)}>
                <PageLink to={talkPath(slug)}>{title}</PageLink>
                <p className={styles.hint}>{scene}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.hint}>{t('talk_untested')}</p>
    </div>
  )
}
