// The four checklists with their downloads, on the hub and on the page to set things up.

import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { checklistPath } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AlertDialog } from '#src/web/ui/dialogs/alert-dialog.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import { CHECKLIST_LOOKS } from '../checklist-looks.ts'
import type { ChecklistCard } from '../resources.contract.ts'
import styles from './checklist-cards.module.css'
import { ChecklistForm } from './checklist-form.tsx'
import { useChecklistDownload } from './use-checklist-download.ts'

/** @param level of their headings */
export function ChecklistCards({ cards, level }: { cards: ChecklistCard[]; level: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <ChecklistCardView key={card.slug} card={card} level={level} />
      ))}
    </ul>
  )
}

/** What it is for, the PDF, and the page that needs no email. */
function ChecklistCardView({ card, level }: { card: ChecklistCard; level: 2 | 3 }) {
  const t = useTranslations()
  const { slug, title, objective, icon } = card
  const titleId = useId()
  const { scene, colour } = CHECKLIST_LOOKS[icon]
  const Heading = `h${level}` as const
  const download = useChecklistDownload(card)
  const said = download.busy
    ? t('resources_generating')
    : download.notSubscribed
      ? t('resources_not_subscribed')
      : download.answer
  return (
    <li data-room={colour} className={styles.card}>
      <Picture src={scene} className={styles.scene} square />
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <p>{objective}</p>
      <div className={styles.ways}>
        <Button
          aria-describedby={titleId}
          busy={download.busy}
          onClick={download.start}
          {...trackedButton('checklist', slug)}
        >
          {t('resources_card_download')}
        </Button>
        <PageLink to={checklistPath(slug)} className={styles.read}>
          {t.rich('resources_card_read', { title, more: (words) => <span className="visually-hidden">{words}</span> })}
        </PageLink>
      </div>
      {/* For a download without the form, or whose form was closed; and a note on what comes by mail. */}
      <p role="status" className={styles.status}>
        {download.asking ? null : said}
      </p>
      {download.asking ? <ChecklistForm card={card} download={download} /> : null}
      {download.failure === null ? null : (
        <AlertDialog
          message={t('resources_pdf_failed')}
          cause={download.failure.cause}
          onClose={download.dismissFailure}
        />
      )}
    </li>
  )
}
