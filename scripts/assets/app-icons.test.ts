// The icons and the manifest that a phone reads for its home screen.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#src/shared/languages.ts'
import { writeWebManifest } from './app-icons.ts'

test.each(['en', 'pl', 'cy', 'ur'] as const)(
  'the manifest of %s says its language and starts inside it',
  (language) => {
    const manifest = JSON.parse(Buffer.from(writeWebManifest(language)).toString())
    const home = language === 'en' ? '/' : `/${language}`
    expect(manifest).toMatchObject({ lang: LANGUAGES[language].tag, dir: LANGUAGES[language].direction })
    expect([manifest.start_url, manifest.scope, manifest.id]).toEqual([home, home, home])
  },
)
