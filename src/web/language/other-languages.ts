// The other languages that these pages are built in. The build says so (`vite.config.ts`): nobody fetches a list of those that are not.

import type { OtherLanguage } from '#src/shared/languages.ts'

export const OTHER_LANGUAGES: readonly OtherLanguage[] = import.meta.env.VITE_OTHER_LANGUAGES ?? []
