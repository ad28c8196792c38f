import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type UserConfig } from 'vite'
import { builtLanguage, otherLanguages, pagesFolder } from './scripts/build/built-language.ts'
import { classNames } from './scripts/build/class-names.ts'
import { devPlugin } from './scripts/build/dev-plugin.ts'
import { compileMessages } from './scripts/build/messages/compile-messages.ts'
import { dateNames } from './scripts/build/messages/date-names.ts'
import { messagesPlugin } from './scripts/build/messages/messages-plugin.ts'
import { renderPlugin } from './scripts/build/render-plugin.ts'
import { searchPlugin } from './scripts/build/search/search-plugin.ts'
import {
  inPlayerChunk,
  inReadingChunk,
  inShellChunk,
  inTranslatedShell,
  TOGETHER,
} from './scripts/build/shell-modules.ts'
import { shortHashes } from './scripts/build/short-hashes.ts'
import { DEFAULT_LANGUAGE } from './src/shared/languages.ts'

const isTranslated = builtLanguage !== DEFAULT_LANGUAGE
const EVERY_PAGE = /\/(framework|shell|rolldown-runtime)-/

await compileMessages()

const config: UserConfig = {
  define: {
    'import.meta.env.VITE_DATE_NAMES': JSON.stringify(dateNames(builtLanguage)) ?? 'undefined',
    'import.meta.env.VITE_OTHER_LANGUAGES': JSON.stringify(otherLanguages()),
    // Said here, what only translated pages have is in no English file.
    'import.meta.env.VITE_TRANSLATED': JSON.stringify(isTranslated),
  },
  plugins: [messagesPlugin(builtLanguage), searchPlugin(builtLanguage), reactRouter(), devPlugin(), shortHashes()],
  build: {
    assetsInlineLimit: 0,
    // What is on every page has long arrived: naming it again in every list of what to fetch is weight.
    modulePreload: { resolveDependencies: (_file, names) => names.filter((name) => !EVERY_PAGE.test(name)) },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        // Left alone, a page asks for some twenty files of a few hundred bytes, and each compresses worse than one.
        codeSplitting: {
          groups: [
            // First: forms and questions share it, and whichever took it along would be fetched by the others.
            { name: 'choices', test: /\/web\/ui\/forms\/choices\.css$/ },
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'shell', test: (id) => inShellChunk(id) || (isTranslated && inTranslatedShell(id)) },
            { name: 'text', test: inReadingChunk },
            { name: 'player', test: inPlayerChunk },
            ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
}

// To be asked for its pages, a build is served once more (`react-router build`).
const rendering: UserConfig = { appType: 'custom', plugins: [renderPlugin(pagesFolder(builtLanguage))] }

export default defineConfig(({ command, isPreview }) => {
  if (isPreview) return rendering
  return command === 'build' ? { ...config, css: classNames } : config
})
