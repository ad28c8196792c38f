// Starts the pre-rendered page in the browser.
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageLanguage } from '#src/web/language/language.ts'
import { fetchPageMessages } from '#src/web/language/page-messages.ts'
import { watchMissingParts } from '#src/web/reload-page.ts'

/** The page says its messages already; React needs them to take it over. */
async function start() {
  await fetchPageMessages(pageLanguage())
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

watchMissingParts()
void start()
