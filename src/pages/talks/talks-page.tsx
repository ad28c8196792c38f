// Every talk to practise, by topic; an age leaves only those that are for it.
import { useEffect, useState } from 'react'
import * as m from '#messages'
import { TALK_AGES, type TalkAge } from '#src/features/curriculum/talks/talk.ts'
import { AGE_NAMES, readTalkAge, rememberTalkAge } from '#src/features/curriculum/talks/talk-age.ts'
import { listTalkTopics, type TalkTopic } from '#src/features/curriculum/talks/talks.server.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { talkPath } from '#src/shared/talk-paths.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/talks-page.ts'
import styles from './talks.module.css'

export function loader(): { topics: TalkTopic[] } {
  return { topics: listTalkTopics(LANGUAGE) }
}

export const meta = () => [
  { title: pageTitle(m.talk_list_title(LANGUAGE)) },
  { name: 'description', content: m.talk_list_description(LANGUAGE) },
]

export default function TalksPage({ loaderData: { topics } }: Route.ComponentProps) {
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
      <h1>{m.talk_list_title(LANGUAGE)}</h1>
      <p className={styles.lead}>{m.talk_list_lead(LANGUAGE)}</p>
      <p>
        {m.tools_help_text(LANGUAGE)} <PageLink to={HELP_PATH}>{m.shell_link_help(LANGUAGE)}</PageLink>
      </p>
      <RadioGroup
        legend={m.age_question(LANGUAGE)}
        options={TALK_AGES.map((value) => ({ value, label: AGE_NAMES[value] }))}
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
      <p className={styles.hint}>{m.talk_untested(LANGUAGE)}</p>
    </div>
  )
}
