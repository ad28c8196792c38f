import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'

/** Longer than any that a tool offers. */
const OWN_WORDS_LIMIT = 120
const OWN = 'own'

interface WordsGroupProps {
  legend: string
  offers: string[]
  /** Whether the words continue the sentence of the legend. */
  goesOn?: boolean
  /** What was chosen or typed, without blanks around it. */
  onChange: (words: string) => void
}

/** The choices of a tool, and the parent's own words. */
export function WordsGroup({ legend, offers, goesOn = false, onChange }: WordsGroupProps) {
  const t = useTranslations()
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  const wordsOf = (typed: string) => (goesOn ? fitAfter(legend, typed) : typed.trim())
  const ownLabel = t('next_step_own_words')
  return (
    <RadioGroup
      legend={legend}
      options={[...offers.map((words) => ({ value: words, label: words })), { value: OWN, label: ownLabel }]}
      chosen={chosen}
      onChoose={(value) => {
        setChosen(value)
        onChange(value === OWN ? wordsOf(own) : value)
      }}
    >
      {chosen === OWN ? (
        <TextField
          label={ownLabel}
          value={own}
          required
          pattern=".*\S.*"
          maxLength={OWN_WORDS_LIMIT}
          autoComplete="off"
          autoCapitalize={goesOn ? 'none' : undefined}
          onChange={(words) => {
            setOwn(words)
            onChange(wordsOf(words))
          }}
        />
      ) : null}
    </RadioGroup>
  )
}

/**
 * The parent's own words become part of our sentence. Many people write the whole sentence: what ours says already is left out.
 * 'I'll sit down with him.' after 'Then I' is 'will sit down with him'.
 * @param start what our sentence says before, as the form shows it
 */
export function fitAfter(start: string, typed: string): string {
  const words = typed.trim().replace(/[.。۔]+$/, '')
  const said = start.split(/\s+/).map((word) => `(?:${word}(?![\\p{L}\\p{M}\\p{N}]),?\\s*)?`)
  const rest = words.replace(new RegExp(`^${said.join('')}`, 'iu'), '').replace(/^['’]ll\b/, 'will')
  // A parent who wrote nothing else still meant it.
  return rest === '' ? typed.trim() : rest
}
