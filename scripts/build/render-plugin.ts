// Renders each page of a build for React Router, from the pages that were just built. React Router's own
// plugin would set up all of development for it, and watch the whole project: a quarter of the time of a build.
import { pathToFileURL } from 'node:url'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Plugin } from 'vite'

/** @param entry the file that renders the pages */
export function renderPlugin(entry: string): Plugin {
  return {
    name: 'handrail-render',
    async configurePreviewServer(server) {
      const build = (await import(pathToFileURL(entry).href)) as ServerBuild
      // The first page reads all content. Asked for here, it may take its time on a busy machine: React Router waits ten seconds for a page.
      await createRequestHandler(build, 'production')(new Request(new URL(build.basename ?? '/', 'http://localhost')))
      const answer = createRequestListener({ build, mode: 'production' })
      return () => {
        server.middlewares.use((request, response, next) => {
          Promise.resolve(answer(request, response)).catch(next)
        })
      }
    },
  }
}
