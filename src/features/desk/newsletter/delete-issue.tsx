// An issue that is held back can be deleted, with a code.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { DESK_NEWSLETTER_PATH } from '../desk-paths.ts'
import type { deleteDeskIssue } from './desk-writing.contract.ts'

interface DeleteIssueProps {
  slug: string
  subject: string
}

export function DeleteIssue({ slug, subject }: DeleteIssueProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const [proving, setProving] = useState(false)
  return (
    <>
      <p>
        <Button look="quiet" onClick={() => setProving(true)}>
          {t('desk_newsletter_delete')}
        </Button>
      </p>
      {proving ? (
        <CodeDialog
          sentence={t('desk_newsletter_delete_sentence', { subject })}
          send={async (code) => {
            await callDesk<typeof deleteDeskIssue>('POST /api/desk/newsletter/{slug}/delete', { slug, code })
            await navigate(DESK_NEWSLETTER_PATH, { replace: true })
          }}
          onClose={() => setProving(false)}
        />
      ) : null}
    </>
  )
}
