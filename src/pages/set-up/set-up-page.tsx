// Set up: where guides to devices, checklists and the table of AI services begin.
import { useTranslations } from 'use-intl'
import { RESOURCES_PATH } from '#src/shared/paths.ts'
import { AI_SERVICES_PATH, SETTINGS_HELP_PATH } from '#src/shared/talk-paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Card, CardList } from '#src/web/ui/card.tsx'
import aiServices from '../../../content/en/scenes/topic-ai.svg?url'
import checklists from '../../../content/en/scenes/topic-privacy.svg?url'
import guides from '../../../content/en/scenes/way-set-up.svg?url'
import styles from './set-up-page.module.css'

const WAYS = [
  {
    to: SETTINGS_HELP_PATH,
    picture: guides,
    room: 'blue',
    title: 'set_up_guides_title',
    text: 'set_up_guides_text',
  },
  {
    to: RESOURCES_PATH,
    picture: checklists,
    room: 'teal',
    title: 'set_up_checklists_title',
    text: 'set_up_checklists_text',
  },
  { to: AI_SERVICES_PATH, picture: aiServices, room: 'plum', title: 'set_up_ai_title', text: 'set_up_ai_text' },
] as const

export const meta = () => {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('set_up_title')) }, { name: 'description', content: t('set_up_lead') }]
}

export default function SetUpPage() {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('set_up_title')}</h1>
      <p className={styles.lead}>{t('set_up_lead')}</p>
      <CardList className={styles.ways}>
        {WAYS.map(({ title, text, ...way }) => (
          <li key={way.to}>
            <Card {...way} title={t(title)} text={t(text)} />
          </li>
        ))}
      </CardList>
    </div>
  )
}
