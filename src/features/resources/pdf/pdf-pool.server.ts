// Two processes that draw, kept warm while there is work and gone after a quiet minute. Twenty texts may wait; the next is
// turned away at once.

import { join } from 'node:path'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { createWorkQueue } from '#src/platform/work-queue.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { Language } from '#src/shared/languages.ts'
import { loadChecklists } from '../resources.server.ts'
import { createChecklistDocument } from './checklist-document.server.ts'
import { type PdfProcess, type PdfProcessOptions, startPdfProcess } from './pdf-process.server.ts'

export interface PdfPool {
  /** @throws AppError 422 for a refused text, 429 when too many wait, 503 when drawing took too long or too much */
  draw(language: Language, html: string): Promise<Uint8Array>
  /** The processes that are alive, for tests and benchmarks. */
  pids(): number[]
  close(): void
}

interface PdfPoolOptions extends PdfProcessOptions {
  processes: number
  waiting: number
  /** Milliseconds without work until the processes end. */
  quiet: number
}

const MEBIBYTE = 1024 * 1024

const PDF_POOL_OPTIONS: PdfPoolOptions = {
  worker: join(PROJECT_ROOT, 'src/features/resources/pdf/pdf-worker.server.ts'),
  published: () =>
    SPOKEN_LANGUAGES.flatMap((language) =>
      loadChecklists(language).map((checklist) => createChecklistDocument(language, checklist)),
    ),
  deadline: 3_000,
  memory: 128 * MEBIBYTE,
  worn: 192 * MEBIBYTE,
  processes: 2,
  waiting: 20,
  quiet: 60_000,
}

const RETRY_AFTER = 5

export function createPdfPool(changes: Partial<PdfPoolOptions> = {}): PdfPool {
  const options = { ...PDF_POOL_OPTIONS, ...changes }
  const queue = createWorkQueue({ running: options.processes, waiting: options.waiting })
  const known = new Set<PdfProcess>()
  const idle: PdfProcess[] = []
  let rest: NodeJS.Timeout | undefined

  const take = async (): Promise<PdfProcess> => {
    clearTimeout(rest)
    for (let next = idle.pop(); next !== undefined; next = idle.pop()) if (next.alive) return next
    const fresh = await startPdfProcess(options)
    known.add(fresh)
    return fresh
  }
  const putBack = async (one: PdfProcess) => {
    if (await one.isFit()) idle.push(one)
    else forget(one)
    clearTimeout(rest)
    rest = setTimeout(close, options.quiet).unref()
  }
  /** Ends those that have nothing to do. */
  const close = () => {
    for (const one of idle.splice(0)) forget(one)
  }
  const forget = (one: PdfProcess) => {
    one.end()
    known.delete(one)
  }

  return {
    async draw(language, html) {
      let admitted = false
      try {
        return await queue.run(async () => {
          admitted = true
          const one = await take()
          try {
            return await one.draw(language, html)
          } finally {
            await putBack(one)
          }
        })
      } catch (error) {
        if (admitted) throw error
        throw new AppError('too_many_requests', 'resources_answers_pdf_busy', { retryAfter: RETRY_AFTER, cause: error })
      }
    },
    pids: () => [...known].flatMap(({ pid, alive }) => (alive && pid !== undefined ? [pid] : [])),
    close,
  }
}

/** The pool of this server. Nothing starts before the first text comes. */
export const sharedPdfPool = createPdfPool()
