// One process that draws: started with as few rights as it can do with, given one text at a time, and ended for good when
// it takes too long or too much memory. A thread would not do: it cannot be stopped while it compiles.
import { type ChildProcess, fork } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { Language } from '#src/shared/languages.ts'
import { createPdfWords } from './checklist-document.server.ts'
import type { PdfDocument } from './pdf-document.server.ts'
import type { PdfOrder, PdfResult } from './pdf-worker.server.ts'

export interface PdfProcessOptions {
  /** The program it runs. */
  worker: string
  /** Our own checklists. */
  published: () => PdfDocument[]
  /** Milliseconds of work for one text; on a machine that has other things to do they may last three times as long. */
  deadline: number
  /** Bytes that one text may take beyond what the process holds already. */
  memory: number
  /** Bytes from which on it is not used again: a compiler remembers much and gives little back. */
  worn: number
}

export interface PdfProcess {
  readonly pid: number | undefined
  /** False from the moment it has ended. */
  readonly alive: boolean
  /** Whether it may take another text. */
  isFit(): Promise<boolean>
  /** @throws AppError `unavailable` when it had to be ended, `unprocessable` when the text is refused */
  draw(language: Language, html: string): Promise<Uint8Array>
  end(): void
}

/** Milliseconds until a new process must be ready. A busy machine may take its time. */
const START_TIMEOUT_MS = 15_000
const WATCH_EVERY = 50
const PAGE_SIZE = 4096
/** How much longer than its work a text may last. */
const WAITING_SHARE = 3
/** Linux counts the processor time of a process in ticks of so many milliseconds. */
const TICK_MS = 10
/** A lower priority, because a flood of PDFs must not slow pages down; not so low that a busy machine draws none. */
const NICE = 10

/**
 * One thread and one heap for the native part: twenty megabytes less, and not slower for one page. Giving memory back sooner
 * (`MALLOC_TRIM_THRESHOLD_`) saves five more and costs a third of the time: each page asks for it again.
 */
const SMALL_MEMORY = { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '1' }

/** Starts a process and waits until it is ready. */
export async function startPdfProcess(options: PdfProcessOptions): Promise<PdfProcess> {
  const child = fork(options.worker, {
    execArgv: [...(await listRights()), '--max-old-space-size=64'],
    env: SMALL_MEMORY,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It must not keep the server from stopping; it ends by itself when the server is gone.
  child.unref()
  child.channel?.unref()
  // From the signal on, not only when it has gone: no text may be given to a process that is being ended.
  const isAlive = () => !child.killed && child.exitCode === null && child.signalCode === null
  const ask = (order: PdfOrder, timeoutMs: number) =>
    askProcess(child, order, { deadline: timeoutMs, memory: options.memory })
  await ask({ published: options.published() }, START_TIMEOUT_MS)
  lower(child)
  return {
    pid: child.pid,
    get alive() {
      return isAlive()
    },
    isFit: async () => isAlive() && (await readMemory(child.pid)) < options.worn,
    async draw(language, html) {
      const result = await ask({ html, words: createPdfWords(language) }, options.deadline)
      if ('pdf' in result) return result.pdf
      if ('refused' in result) throw new AppError('unprocessable', result.refused)
      throw new AppError('unavailable', 'resources_answers_pdf_failed', {
        cause: new Error('failed' in result ? result.failed : 'no PDF'),
      })
    },
    end: () => void child.kill('SIGKILL'),
  }
}

/** Our code, packages and typefaces to read, native code to draw with, and nothing else: no network, no writing. */
async function listRights(): Promise<string[]> {
  const names = ['src/features/resources', 'src/shared', 'node_modules', 'package.json']
  const readable = names.map((name) => join(PROJECT_ROOT, name))
  // Packages may lie behind a link, and the right is checked where they really are.
  const real = await Promise.all([...readable, PROJECT_ROOT].map((path) => realpath(path)))
  real.pop()
  const paths = [...new Set([...readable, ...real])].flatMap((path) => [path, join(path, '*')])
  return ['--permission', '--allow-addons', ...paths.map((path) => `--allow-fs-read=${path}`)]
}

function askProcess(
  child: ChildProcess,
  order: PdfOrder,
  limits: { deadline: number; memory: number },
): Promise<PdfResult> {
  return new Promise((resolve, reject) => {
    const giveUp = (reason: string) => {
      child.kill('SIGKILL')
      settle(() =>
        reject(
          new AppError('unavailable', 'resources_answers_pdf_failed', { cause: new Error(reason), retryAfter: 5 }),
        ),
      )
    }
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onError)
      finish()
    }
    const onMessage = (result: PdfResult) => settle(() => resolve(result))
    const onExit = (code: number | null, signal: string | null) =>
      giveUp(`The process ended by itself: ${code ?? signal}`)
    const onError = (error: Error) => giveUp(error.message)
    const timer = setTimeout(() => giveUp(`No PDF within ${limits.deadline} ms`), WAITING_SHARE * limits.deadline)
    let before: number | undefined
    let workedBefore: number | undefined
    const watch = setInterval(async () => {
      const held = await readMemory(child.pid)
      before ??= held
      if (held > before + limits.memory) giveUp(`${held - before} more bytes of memory`)
      const worked = await readWork(child.pid)
      workedBefore ??= worked
      if (worked - workedBefore >= limits.deadline) giveUp(`No PDF in ${worked - workedBefore} ms of work`)
    }, WATCH_EVERY)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onError)
    child.send(order, (error) => {
      if (error !== null) giveUp(error.message)
    })
  })
}

/** Bytes that a process holds; 0 where the system does not tell, and there only the limit of the JavaScript heap holds. */
async function readMemory(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(text.split(' ')[1] ?? 0) * PAGE_SIZE
}

/** Milliseconds that a process has worked; 0 where the system does not tell, and there only elapsed time counts. */
async function readWork(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before it may hold anything. Of the program itself, and of the system for it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
}

function lower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICE)
  } catch (error) {
    // Some systems do not allow it. It draws all the same.
    console.warn('The priority of a PDF process could not be lowered:', error)
  }
}
