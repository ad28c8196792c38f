import { useEffect, useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'

export function FullScreenButton() {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(document.fullscreenEnabled), [])
  if (!possible) return null
  const change = () =>
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()
  // A browser may refuse; then the slides stay in their window.
  return <Button onClick={() => void change().catch(() => undefined)}>{m.slides_full_screen(LANGUAGE)}</Button>
}
