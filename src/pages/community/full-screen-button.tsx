import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'

export function FullScreenButton() {
  const t = useTranslations()
  const [possible, setPossible] = useState(true)
  useEffect(() => setPossible(document.fullscreenEnabled), [])
  if (!possible) return null
  const change = () =>
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()
  // A browser may refuse; then the slides stay in their window.
  return <Button onClick={() => void change().catch(() => undefined)}>{t('slides_full_screen')}</Button>
}
