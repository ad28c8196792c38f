// Names Google's count beside a choice, where an operator has set it up. Its own part: few operators have, and the page of the panel is long.
import { useEffect } from 'react'
import * as m from '#messages'
import { useSettings } from '#src/features/settings/use-settings.ts'
import { LANGUAGE } from '#src/web/language.ts'

/** @param onNamed is told once the line stands there */
export default function GoogleLine({ onNamed }: { onNamed: (named: true) => void }) {
  const named = useSettings()?.gaMeasurementId != null
  useEffect(() => {
    if (named) onNamed(true)
  }, [named, onNamed])
  return named ? <p>{m.consent_google(LANGUAGE)}</p> : null
}
