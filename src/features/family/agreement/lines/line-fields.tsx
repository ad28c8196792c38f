import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  return (
    <>
      <TextField
        label={m.agreement_who(LANGUAGE)}
        hint={m.agreement_who_hint(LANGUAGE)}
        value={words.who}
        required={!ofChild}
        pattern={ofChild ? undefined : '.*\\S.*'}
        maxLength={WHO_LIMIT}
        autoComplete="off"
        onChange={(text) => write('who', text)}
      />
      <TextField
        label={m.agreement_what(LANGUAGE)}
        hint={m.agreement_what_hint(LANGUAGE)}
        value={words.what}
        required
        pattern=".*\S.*"
        maxLength={LINE_LIMIT}
        autoComplete="off"
        onChange={(text) => write('what', text)}
      />
      <TextField
        label={m.agreement_why(LANGUAGE)}
        hint={m.agreement_why_hint(LANGUAGE)}
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
