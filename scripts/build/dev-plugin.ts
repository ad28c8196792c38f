// Adds to React Router's `npm run dev`: the API and the jobs, and a reload of content when it
// is saved.

import { join, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Connect, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import type * as SceneFilesModule from '#src/features/curriculum/pictures/scene-files.server.ts'
import type * as PagesModule from '#src/pages/table.ts'
import type * as ConfigModule from '#src/platform/config.ts'
import type * as MemoryModule from '#src/platform/content/content-memory.ts'
import type * as OutboxModule from '#src/platform/mail/outbox-folder.ts'
import type * as ServicesModule from '#src/platform/services.ts'
import type { Services } from '#src/platform/services.ts'
import type * as AppModule from '#src/server/app.ts'
import type * as FeaturesModule from '#src/server/features.ts'
import type * as JobsModule from '#src/server/jobs.ts'
import type * as ServerPathsModule from '#src/server/server-paths.ts'
import { LANGUAGES, splitPath } from '#src/shared/languages.ts'
import { isDeskPath } from '#src/shared/paths.ts'
import { isFromHere, MAILS_PATH, showMails } from './dev-mails.ts'
import { partAt, writeLanguageFiles } from './language-files.ts'
import { writeMessageTypes } from './message-types.ts'
import type * as SearchIndexModule from './search/load-search-index.ts'

/** For `vite.config.ts`. Nothing of it takes part in a build. */
export function devPlugin(): Plugin {
  return {
    name: 'handrail-dev',
    apply: 'serve',
    // Pages are answered before React Router's own answer.
    enforce: 'pre',
    configureServer(server) {
      const api = createApi(server)
      server.middlewares.use((request, response, next) => {
        void api.answer(request, response, next)
      })
      showScenes(server)
      showLanguageFiles(server)
      showSavedContent(server, api.renew)
      showSentMails(server)
      server.httpServer?.once('close', () => void api.close())
      // After Vite's own files.
      return () => showPages(server)
    },
  }
}

/**
 * The modules of the server come out of Vite's own memory, as the loaders of the pages do: a changed file is read
 * again, and what was forgotten is forgotten for both.
 */
function environmentOf(server: ViteDevServer): RunnableDevEnvironment {
  return server.environments.ssr as RunnableDevEnvironment
}

interface RunningApp {
  module: typeof AppModule
  services: Services
  jobs: JobsModule.RunningJobs
  listener: ReturnType<typeof getRequestListener>
}

function createApi(server: ViteDevServer) {
  let running: RunningApp | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const stopApp = async () => {
    const old = running
    running = undefined
    await old?.jobs.stop()
    await old?.services.close()
  }

  /** The app of the files as they are now. A new one has services of its own. */
  const findApp = async (): Promise<RunningApp> => {
    const { runner } = environmentOf(server)
    const module: typeof AppModule = await runner.import('/src/server/app.ts')
    if (running?.module === module) return running
    await stopApp()
    const { readConfig }: typeof ConfigModule = await runner.import('/src/platform/config.ts')
    const { createServices }: typeof ServicesModule = await runner.import('/src/platform/services.ts')
    const { startJobs }: typeof JobsModule = await runner.import('/src/server/jobs.ts')
    const { startFeatures }: typeof FeaturesModule = await runner.import('/src/server/features.ts')
    const services = await createServices(readConfig({ ...process.env, ...addressOf(server) }))
    try {
      await startFeatures(services)
      const listener = getRequestListener(module.createApp(services, new Map()).fetch)
      running = { module, services, listener, jobs: startJobs(services) }
      return running
    } catch (error) {
      await services.close()
      throw error
    }
  }

  return {
    answer: async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
      try {
        const { runner } = environmentOf(server)
        const { isServerPath }: typeof ServerPathsModule = await runner.import('/src/server/server-paths.ts')
        if (!isServerPath(new URL(request.url ?? '/', 'http://localhost').pathname)) return next()
        // One at a time, so that two requests after a change do not start two apps.
        const found = queue.then(findApp)
        queue = found.catch(() => {})
        const { listener } = await found
        await listener(request, response)
      } catch (error) {
        // Vite prints it and shows it over the open page.
        next(error)
      }
    },
    /** Its routes may hold what they made of the content: the next request starts another app. */
    renew: () => {
      queue = queue.then(stopApp)
    },
    close: stopApp,
  }
}

/** Links in mails and the check of a request's origin need the address that Vite really listens on. */
function addressOf(server: ViteDevServer): { PORT?: string; PUBLIC_URL?: string } {
  const address = server.httpServer?.address()
  if (address === null || address === undefined || typeof address === 'string') return {}
  const own = server.resolvedUrls?.local[0]
  return {
    PORT: String(address.port),
    PUBLIC_URL: process.env.PUBLIC_URL ?? new URL(own ?? `http://localhost:${address.port}`).origin,
  }
}

/** The build writes each scene into a file; here it is drawn as the code says it now. */
function showScenes(server: ViteDevServer): void {
  const draw = async (address: string): Promise<string | undefined> => {
    const { listPictureFiles }: typeof SceneFilesModule = await environmentOf(server).runner.import(
      '/src/features/curriculum/pictures/scene-files.server.ts',
    )
    return listPictureFiles().find(([, { path }]) => path === address)?.[1].svg
  }
  server.middlewares.use('/assets/scenes', (request, response, next) => {
    draw(request.originalUrl ?? '')
      .then((svg) => (svg === undefined ? next() : response.setHeader('Content-Type', 'image/svg+xml').end(svg)))
      .catch(next)
  })
}

/** The build writes what a page fetches in its language into files; here it is made of the content as it is now. */
function showLanguageFiles(server: ViteDevServer): void {
  const load = () =>
    environmentOf(server).runner.import<typeof SearchIndexModule>('/scripts/build/search/load-search-index.ts')
  server.middlewares.use((request, response, next) => {
    const asked = partAt(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (asked === undefined) return next()
    writeLanguageFiles(asked.language, load)
      .then((files) => response.setHeader('Content-Type', 'application/json').end(files[asked.part]))
      .catch(next)
  })
}

/** The pages of the design system, which a build leaves out (`src/routes.ts`). */
const DEVELOPMENT_PATHS = ['/dev/ui']

/**
 * Every page in every language, as the build renders them; React Router by itself knows no prefix of a language. What is no page is answered with
 * 404, and the page that says so is drawn in the browser.
 */
function showPages(server: ViteDevServer): void {
  const answer = async (request: Request): Promise<Response> => {
    const { runner } = environmentOf(server)
    const built = await runner.import<ServerBuild>('virtual:react-router/server-build')
    const { listPagePaths } = await runner.import<typeof PagesModule>('/src/pages/table.ts')
    const { pathname } = new URL(request.url)
    const { language, path } = splitPath(pathname)
    const { prefix } = LANGUAGES[language]
    const pages = [...listPages(() => listPagePaths(language), path), ...DEVELOPMENT_PATHS]
    const build = { ...built, ssr: false, basename: prefix === '' ? '/' : prefix, prerender: pages }
    if (pathname.endsWith('.data') || pages.includes(withoutEnd(path))) {
      return createRequestHandler(build, 'development')(request)
    }
    // As the build makes the page for what is no page, and for the desk.
    const fallback = createRequestHandler({ ...build, prerender: [] }, 'development')
    const { body, headers } = await fallback(new Request(new URL(build.basename, request.url)))
    return new Response(body, { status: isDeskPath(pathname) ? 200 : 404, headers })
  }
  server.middlewares.use((request, response, next) => {
    // Vite has changed it for itself; the router needs what was asked for.
    request.url = request.originalUrl ?? request.url
    // Left alone, the listener answers what fails with an empty page. Vite prints it and shows it.
    const listener = getRequestListener(answer, { errorHandler: (error) => next(error) })
    listener(request, response).catch(next)
  })
}

/** '/help' for '/help/', and '/' as it is. */
const withoutEnd = (path: string) => path.replace(/(.)\/$/, '$1')

/** With a mistake in the content there is no list of pages: the requested page is tried, and its error says what to correct. */
function listPages(list: () => string[], asked: string): string[] {
  try {
    return list()
  } catch {
    return [withoutEnd(asked.replace(/\.data$/, ''))]
  }
}

/** The mails that were sent, as they arrive. */
function showSentMails(server: ViteDevServer): void {
  const load = async (path: string): Promise<string | undefined> => {
    const { runner } = environmentOf(server)
    const { readConfig }: typeof ConfigModule = await runner.import('/src/platform/config.ts')
    const { outboxFolder }: typeof OutboxModule = await runner.import('/src/platform/mail/outbox-folder.ts')
    return showMails(outboxFolder(readConfig({ ...process.env, ...addressOf(server) })), path)
  }
  server.middlewares.use(MAILS_PATH, (request, response, next) => {
    if (!isFromHere(request)) return next()
    load(new URL(request.originalUrl ?? MAILS_PATH, 'http://localhost').pathname)
      .then((page) => (page === undefined ? next() : response.setHeader('Content-Type', 'text/html').end(page)))
      .catch(next)
  })
  server.httpServer?.once('listening', () => {
    server.config.logger.info(`  Mails that were sent: ${MAILS_PATH}`)
  })
}

/** A file of `content/` is no module, so Vite does not know what it changes: what was read of it is forgotten, and the page loads again. */
function showSavedContent(server: ViteDevServer, renewApi: () => void): void {
  const folder = join(server.config.root, 'content') + sep
  const forget = async (file: string) => {
    const { runner } = environmentOf(server)
    // Scenes are kept by the modules that read them. To run all modules once more takes seconds: what is written often goes without.
    if (file.endsWith('.svg')) return runner.clearCache()
    const { forgetContent }: typeof MemoryModule = await runner.import('/src/platform/content/content-memory.ts')
    forgetContent()
  }
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder)) return
    if (file.endsWith('.json')) writeTypes(server)
    renewApi()
    forget(file)
      .then(() => server.ws.send({ type: 'full-reload' }))
      .catch((error: unknown) => server.config.logger.error(String(error)))
  })
}

/** Half a message is a mistake of this moment, and no reason to stop. */
function writeTypes(server: ViteDevServer): void {
  try {
    writeMessageTypes()
  } catch (error) {
    server.config.logger.error(String(error))
  }
}
