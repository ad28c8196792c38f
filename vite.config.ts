import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type UserConfig } from 'vite'
import { builtLanguage, otherLanguages, pagesFolder } from './scripts/build/built-language.ts'
import { dateNames } from './scripts/build/date-names.ts'
import { devPlugin } from './scripts/build/dev-plugin.ts'
import { writeMessageTypes } from './scripts/build/message-types.ts'
import { isOfTheSite, messagesPlugin } from './scripts/build/messages-plugin.ts'
import { renderPlugin } from './scripts/build/render-plugin.ts'
import { searchPlugin } from './scripts/build/search/search-plugin.ts'
import { DEFAULT_LANGUAGE } from './src/shared/languages.ts'

const isTranslated = builtLanguage !== DEFAULT_LANGUAGE

writeMessageTypes()

const config: UserConfig = {
  define: {
    'import.meta.env.VITE_DATE_NAMES': JSON.stringify(dateNames(builtLanguage)) ?? 'undefined',
    'import.meta.env.VITE_OTHER_LANGUAGES': JSON.stringify(otherLanguages()),
    // Said here, what only translated pages have is in no English file.
    'import.meta.env.VITE_TRANSLATED': JSON.stringify(isTranslated),
  },
  plugins: [messagesPlugin(builtLanguage, isOfTheSite), searchPlugin(builtLanguage), reactRouter(), devPlugin()],
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Files of the group 'common' import each other in circles: without it a class may be asked for before it is there.
        strictExecutionOrder: true,
        // Left alone, a page asks for a hundred files of a few hundred bytes, and each compresses worse than one.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
            { name: 'site', tags: ['$initial'], minShareCount: 25, priority: 2 },
            {
              name: 'common',
              tags: ['$initial'],
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}

// To be asked for its pages, a build is served once more (`react-router build`).
const rendering: UserConfig = { appType: 'custom', plugins: [renderPlugin(pagesFolder(builtLanguage))] }

export default defineConfig(({ isPreview }) => (isPreview ? rendering : config))
