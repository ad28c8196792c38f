// Starts the pre-rendered page in the browser.
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchEarlyInput } from '#src/web/early-input.ts'

watchEarlyInput()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
