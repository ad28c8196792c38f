// One worry on one page: what to do now, what to say, and what helps after that. A serious one begins with help.

import { useTranslations } from 'use-intl'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import { AgreementOffer } from '#src/features/family/agreement/agreement-offer.tsx'
import { contactDirection } from '#src/features/help/contact-direction.ts'
import type { Helpline } from '#src/features/help/help.contract.ts'
import { PhoneIcon } from '#src/features/help/phone-icon.tsx'
import { useLinesForNation } from '#src/features/help/use-lines-for-nation.ts'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { TOPICS_PATH } from '#src/shared/content-paths.ts'
import { HELP_PATH, TOOLS_PATH } from '#src/shared/paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Card, CardList } from '#src/web/ui/card.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { MoonIcon, TalkIcon } from '#src/web/ui/icons.tsx'
import { InlineMarkdown } from '#src/web/ui/markdown.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { Route } from './+types/topic-page.ts'
import type { Topic, TopicStep } from './topic.ts'
import styles from './topic-page.module.css'
import { getTopic, loadTopics } from './topics.server.ts'

interface TopicData {
  topic: Topic
  /** How many topics there are. */
  count: number
}

export function loader({ params }: Route.LoaderArgs): TopicData {
  return { topic: getTopic(pageLanguage(), params.slug), count: loadTopics(pageLanguage()).length }
}

/** The browser asks too: the address may be one that is not there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  if (loaderData === undefined) return []
  const { title, line } = loaderData.topic
  return [
    { title: pageTitle(t('topics_topic_page_title', { title })) },
    { name: 'description', content: `${line} ${t('topics_lead')}` },
  ]
}

export const handle: UndisturbedPage = {
  undisturbed: (loaded) => (loaded as TopicData | undefined)?.topic.serious === true,
}

export default function TopicPage({ loaderData: { topic, count } }: Route.ComponentProps) {
  const t = useTranslations()
  const { slug, title, line, scene, colour, serious, steps, rule, more, inEnglish } = topic
  const words = englishPart(inEnglish)
  return (
    <div className={`${styles.page} ${serious ? styles.serious : ''}`} data-room={colour}>
      <div className={styles.room}>
        <Picture src={scene} first />
      </div>
      <div className={styles.begin}>
        <Breadcrumb above={{ path: TOOLS_PATH, title: t('shell_place_tools') }} title={title} />
        <EnglishLine shown={inEnglish} />
        <h1 {...words}>{title}</h1>
        <p className={styles.lead} {...words}>
          {line}
        </p>
        <Now topic={topic} />
      </div>
      <ShortAnswer words={topic.shortAnswer} />
      <section className={styles.steps}>
        <h2 className="visually-hidden">{t('topics_steps')}</h2>
        <CardList>
          {steps.map((step) => (
            <Step key={step.path} step={step} />
          ))}
        </CardList>
      </section>
      <section className={styles.rule} aria-labelledby="rule-title">
        <span className={styles.window}>
          <Picture src={rule.sceneByNight} />
        </span>
        <div>
          <p className={styles.kicker}>{t('topics_rule')}</p>
          <h2 id="rule-title" {...englishPart(rule.inEnglish)}>
            {rule.what}
          </h2>
        </div>
        <div className={styles.add}>
          <AgreementOffer
            key={slug}
            line={{ room: rule.room, kind: rule.kind, what: rule.what, why: rule.why }}
            suggestion={rule.suggestion}
            label={t('topics_add')}
            look="main"
          />
        </div>
      </section>
      {more.length === 0 ? null : (
        <section className={styles.more}>
          <h2>{t('topics_more')}</h2>
          <ul>
            {more.map((tool) => (
              <li key={tool.path}>
                <PageLink to={tool.path} {...englishPart(tool.inEnglish)}>
                  {tool.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.ways}>
        <PageLink to={TOPICS_PATH}>{t('topics_all', { count: String(count) })}</PageLink>
        <PageLink to={HELP_PATH}>{t('topics_help')}</PageLink>
      </p>
    </div>
  )
}

function Now({ topic: { serious, now, help, inEnglish } }: { topic: Topic }) {
  const t = useTranslations()
  const lines = now.map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
    <li key={index}>
      <span>
        <InlineMarkdown nodes={words} />
      </span>
    </li>
  ))
  const List = serious ? 'ul' : 'ol'
  return (
    <section className={styles.now} aria-labelledby="now-title">
      <h2 id="now-title" className={styles.nowTitle}>
        {serious ? <PhoneIcon /> : <MoonIcon />}
        {t('topics_now')}
      </h2>
      <List className={serious ? styles.four : styles.lines} {...englishPart(inEnglish)}>
        {lines}
      </List>
      {help === undefined ? null : (
        <>
          <Numbers helplines={help.helplines} />
          {/* A page for now opens as a document of its own: it is whole without a script. */}
          <PageLink to={help.path} reloadDocument className={styles.all}>
            {t('topics_now_all')}
          </PageLink>
        </>
      )}
    </section>
  )
}

const EMERGENCY = 'emergency'

/** At most four; 999 is the only one in solid red. */
function Numbers({ helplines }: { helplines: Helpline[] }) {
  const t = useTranslations()
  const shown = useLinesForNation(helplines)
  return (
    <ul className={styles.numbers}>
      {shown.map(({ id, name, contacts }) => {
        const phone = contacts.find(({ kind }) => kind === 'phone')
        if (phone === undefined) return null
        return (
          <li key={id}>
            <a href={phone.href} className={id === EMERGENCY ? styles.emergency : styles.number}>
              <strong dir={contactDirection('phone')}>{phone.label}</strong>
              <span>{id === EMERGENCY ? t('topics_danger') : name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function ShortAnswer({ words }: { words: Topic['shortAnswer'] }) {
  const t = useTranslations()
  const part = englishPart(words.inEnglish)
  return (
    <section data-lamp className={styles.short} aria-labelledby="short-title">
      <h2 id="short-title">
        <TalkIcon />
        {t('short_title')}
      </h2>
      <dl>
        <div className={styles.say}>
          <dt>{t('topics_say')}</dt>
          <dd {...part}>{words.say}</dd>
        </div>
        <div>
          <dt>{t('topics_do')}</dt>
          <dd {...part}>{words.do}</dd>
        </div>
        <div>
          <dt>{t('topics_dont')}</dt>
          <dd {...part}>{words.dont}</dd>
        </div>
      </dl>
    </section>
  )
}

function Step({ step }: { step: TopicStep }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  const { kind, path, title, scene, colour, lessonKey, inEnglish } = step
  const done = lessonKey !== undefined && completedLessons.includes(lessonKey)
  const kicker = kickerOf(t, step)
  return (
    <li {...englishPart(inEnglish)}>
      <Card
        to={path}
        picture={scene}
        room={colour}
        kicker={done ? `${kicker} · ${t('home_card_done')}` : kicker}
        title={title}
        done={done}
        data-kind={kind}
      />
    </li>
  )
}

function kickerOf(t: Translate, { kind, minutes = 0 }: TopicStep): string {
  switch (kind) {
    case 'learn':
      return t('topics_learn', { minutes: String(minutes) })
    case 'practise':
      return t('topics_practise')
    case 'together':
      return t('topics_together', { minutes: String(minutes) })
    case 'setting':
      return t('topics_setting')
  }
}
