// What stands beside a link that somebody shares.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#src/shared/languages.ts'
import { LAUNCHPAD_ID, lessonPath, toolkitPath } from '#src/shared/paths.ts'
import { findPicture } from './share-pictures.ts'

const PATHS = ['/', '/help', toolkitPath(LAUNCHPAD_ID, 'module1'), lessonPath(LAUNCHPAD_ID, 'module1', '1.1')]

test.each(PATHS)('%s has a picture of its own in each language', (path) => {
  const pictures = (['en', 'pl', 'cy', 'ur'] as const).map((language) => ({
    language,
    picture: findPicture(language, path).path,
  }))
  for (const { language, picture } of pictures)
    expect(picture).toMatch(new RegExp(`^${LANGUAGES[language].prefix}/pictures/`))
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(pictures.length)
})
