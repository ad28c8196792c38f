import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { devPlugin } from './scripts/dev-plugin.ts'
import { isOfEveryPage } from './scripts/shell-modules.ts'

export default defineConfig({
  plugins: [reactRouter(), devPlugin()],
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Left alone, a page asks for some twenty files of a few hundred bytes, and each compresses worse than one.
        advancedChunks: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'shell', test: isOfEveryPage },
          ],
        },
      },
    },
  },
})
