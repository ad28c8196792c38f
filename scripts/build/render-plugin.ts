// What answers when React Router asks for each page of a build, to write it down: the pages that were just built, and nothing else. Its own
// plugin would set up all of development for it, and watch the whole project: a quarter of the time of a build.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestListener } from '@react-router/node'
import type { Plugin } from 'vite'

/** @param folder where the pages of the language are built, from the project's */
export function renderPlugin(folder: string): Plugin {
  return {
    name: 'handrail-render',
    configurePreviewServer: (server) => () => {
      const entry = pathToFileURL(join(server.config.root, folder, 'server/index.js')).href
      const answering = import(entry).then((build) => createRequestListener({ build, mode: 'production' }))
      server.middlewares.use((request, response, next) => {
        answering.then((answer) => answer(request, response)).catch(next)
      })
    },
  }
}
