import { useTranslations } from 'use-intl'
import { TextField } from '#src/web/ui/forms/form.tsx'
import type { LineWords } from '../agreement-book.ts'
import { LINE_LIMIT, WHO_LIMIT } from '../agreement-limits.ts'

interface LineFieldsProps {
  words: LineWords
  write: (field: keyof LineWords, words: string) => void
  /** A child's line may do without a name and a reason. */
  ofChild?: boolean
}

/** Who, what and why. */
export function LineFields({ words, write, ofChild = false }: LineFieldsProps) {
  const t = useTranslations()
  return (
    <>
      <TextField
        label={t('agreement_who')}
        hint={t('agreement_who_hint')}
        value={words.who}
        required={!ofChild}
        pattern={ofChild ? undefined : '.*\\S.*'}
        maxLength={WHO_LIMIT}
        autoComplete="off"
        onChange={(text) => write('who', text)}
      />
      <TextField
        label={t('agreement_what')}
        hint={t('agreement_what_hint')}
        value={words.what}
        required
        pattern=".*\S.*"
        maxLength={LINE_LIMIT}
        autoComplete="off"
        onChange={(text) => write('what', text)}
      />
      <TextField
        label={t('agreement_why')}
        hint={t('agreement_why_hint')}
        value={words.why}
        required={!ofChild}
        pattern={ofChild ? undefined : '.*\\S.*'}
        maxLength={LINE_LIMIT}
        autoComplete="off"
        onChange={(text) => write('why', text)}
      />
    </>
  )
}
