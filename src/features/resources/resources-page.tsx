// The Parent Resources Hub: four checklists, each as a PDF and as a page.

import { useTranslations } from 'use-intl'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/resources-page.ts'
import { ChecklistCards } from './cards/checklist-cards.tsx'
import type { ChecklistCard } from './resources.contract.ts'
import { listChecklistCards } from './resources.server.ts'
import styles from './resources-page.module.css'

export function loader(): { cards: ChecklistCard[] } {
  return { cards: listChecklistCards(pageLanguage()) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('resources_page_title')) },
    {
      name: 'description',
      content: t('resources_page_description'),
    },
  ]
}

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  return <Resources cards={loaderData.cards} />
}

export function Resources({ cards }: { cards: ChecklistCard[] }) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('resources_title')}</h1>
      <p className={styles.lead}>{t('resources_text')}</p>
      <ChecklistCards cards={cards} level={2} />
    </div>
  )
}
