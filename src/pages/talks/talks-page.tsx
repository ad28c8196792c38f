// Every talk to practise, named by the place where it happens: those of every day, and the hard ones. An age leaves only those for it.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TALK_AGES, type TalkAge } from '#src/features/curriculum/talks/talk.ts'
import { AGE_NAMES, readTalkAge, rememberTalkAge } from '#src/features/curriculum/talks/talk-age.ts'
import { listTalkCards, type TalkCard } from '#src/features/curriculum/talks/talks.server.ts'
import { talkPath } from '#src/shared/content-paths.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Card, CardList } from '#src/web/ui/card.tsx'
import { Chip } from '#src/web/ui/chip.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/talks-page.ts'
import styles from './talks.module.css'

export function loader(): { talks: TalkCard[] } {
  return { talks: listTalkCards(pageLanguage()) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('talk_list_title')) }, { name: 'description', content: t('talk_list_description') }]
}

export default function TalksPage({ loaderData: { talks } }: Route.ComponentProps) {
  const t = useTranslations()
  const [age, setAge] = useState<TalkAge | null>(null)
  useEffect(() => setAge(readTalkAge()), [])
  const choose = (chosen: TalkAge) => {
    setAge(chosen)
    rememberTalkAge(chosen)
  }
  const shown = talks.filter(({ ages }) => age === null || ages.includes(age))
  const everyday = shown.filter(({ serious }) => !serious)
  const hard = shown.filter(({ serious }) => serious)
  const [first] = everyday
  return (
    <div className={styles.page}>
      <h1>{t('talk_list_title')}</h1>
      <p className={styles.lead}>{t('talk_list_lead')}</p>
      <fieldset className={styles.ages}>
        <legend>{t('age_question')}</legend>
        {TALK_AGES.map((value) => (
          <Chip key={value} aria-pressed={age === value} onClick={() => choose(value)}>
            {t(AGE_NAMES[value])}
          </Chip>
        ))}
      </fieldset>
      <section>
        <h2>{t('talk_everyday')}</h2>
        <Cards talks={everyday} />
      </section>
      {first === undefined ? null : (
        <section data-lamp className={styles.first} aria-labelledby="first-title">
          <h2 id="first-title">{t('talk_first_title')}</h2>
          <p {...englishPart(first.inEnglish)}>
            {t.rich('talk_first_text', {
              title: first.title,
              keep: first.keep,
              strong: (words) => <strong>{words}</strong>,
            })}
          </p>
          <ButtonLink to={talkPath(first.slug)} look="main">
            {t('talk_first_link')}
          </ButtonLink>
        </section>
      )}
      <section>
        <h2>{t('talk_hard')}</h2>
        <p>
          {t('talk_hard_text')} <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
        </p>
        <Cards talks={hard} />
      </section>
      <p className={styles.hint}>{t('talk_untested')}</p>
    </div>
  )
}

function Cards({ talks }: { talks: TalkCard[] }) {
  return (
    <CardList>
      {talks.map(({ slug, title, where, colour, scene, inEnglish }) => (
        <li key={slug} {...englishPart(inEnglish)}>
          <Card to={talkPath(slug)} picture={scene} room={colour} kicker={where} title={title} />
        </li>
      ))}
    </CardList>
  )
}
