import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type UserConfig } from 'vite'
import { DEFINED_SETTINGS, LOGO_FILE } from './scripts/build/build-settings.ts'
import { dateNames } from './scripts/build/date-names.ts'
import { devPlugin } from './scripts/build/dev-plugin.ts'
import { languageFilesPlugin } from './scripts/build/language-files.ts'
import { writeMessageTypes } from './scripts/build/message-types.ts'
import { messagesPlugin } from './scripts/build/messages-plugin.ts'
import { SERVER_ENTRY } from './scripts/build/pages-folder.ts'
import { renderPlugin } from './scripts/build/render-plugin.ts'
import { SPLIT_SCRIPTS } from './scripts/build/split-scripts.ts'
import { listLanguages } from './src/platform/content/languages-shown.ts'
import { DEFAULT_LANGUAGE } from './src/shared/languages.ts'

writeMessageTypes()

const languages = listLanguages()
const others = languages.filter((language) => language !== DEFAULT_LANGUAGE)

const config: UserConfig = {
  define: {
    ...DEFINED_SETTINGS,
    'import.meta.env.VITE_SHOWN_LANGUAGES': JSON.stringify(languages),
    'import.meta.env.VITE_DATE_NAMES': JSON.stringify(Object.fromEntries(others.map((one) => [one, dateNames(one)]))),
  },
  resolve: { alias: [{ find: /^.*\/content\/icon\.svg(?=\?|$)/, replacement: LOGO_FILE }] },
  plugins: [
    {
      ...messagesPlugin([DEFAULT_LANGUAGE, ...others]),
      // The browser fetches those of its language (`web/language/page-messages.ts`).
      applyToEnvironment: ({ name }) => name !== 'client',
    },
    { ...messagesPlugin([]), applyToEnvironment: ({ name }) => name === 'client' },
    languageFilesPlugin(languages),
    reactRouter(),
    devPlugin(),
  ],
  build: {
    assetsInlineLimit: 0,
    // Which script needs which: what only the desk needs is kept on no device (`scripts/build/offline/desk-assets.ts`).
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: SPLIT_SCRIPTS,
      },
    },
  },
}

// To be asked for its pages, a build is served once more (`react-router build`).
const rendering: UserConfig = { appType: 'custom', plugins: [renderPlugin(SERVER_ENTRY)] }

export default defineConfig(({ isPreview }) => (isPreview ? rendering : config))
