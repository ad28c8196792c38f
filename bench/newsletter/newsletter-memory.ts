// The memory of the real server while it sends one issue to a long list: `npm run bench newsletter`.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { loadIssueFiles } from '#src/features/newsletter/issues/issues.content.server.ts'
import { readStatus } from '#src/features/newsletter/sending/issue-status.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { heldMemory, residentMemory } from '../../testing/servers/memory.ts'
import { startServer } from '../../testing/servers/server.ts'

const SENDER = join(import.meta.dirname, 'newsletter-sender.ts')
const READERS = 100_000
const LOOK_EVERY_MS = 250
const TENTHS = 10

/** Prints the memory of the server in each tenth of the send: resident, and as all other figures are taken (PSS). */
export async function measureLongSend(smtp: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-bench-'))
  const env = { DATA_DIR: dataDir, SMTP_URL: smtp }
  const services = await createServices(readConfig(env))
  try {
    const idle = await measureIdle()
    await promisify(execFile)(process.execPath, [SENDER, 'prepare', String(READERS)], {
      env: { PATH: process.env.PATH, ...env },
    })
    await using server = await startServer(env)
    const start = performance.now()
    const most = await watch(services, server.process.pid as number)
    const seconds = (performance.now() - start) / 1_000
    console.log(
      `\n${READERS} readers on SQLite, sent by the server at ${Math.round(READERS / seconds)} a second: memory in MB, by tenths of the send`,
    )
    console.table({
      resident: listTenths(
        idle.resident,
        most.map(({ resident }) => resident),
      ),
      PSS: listTenths(
        idle.held,
        most.map(({ held }) => held),
      ),
    })
  } finally {
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Memory {
  /** Bytes, pages that processes share counted whole. */
  resident: number
  /** Bytes, such pages divided among them. */
  held: number
}

async function measureIdle(): Promise<Memory> {
  await using server = await startServer()
  await setTimeout(2_000)
  return measure(server.process.pid as number)
}

const measure = (pid: number): Memory => ({ resident: residentMemory(pid), held: heldMemory([pid]) })

/** @returns the most seen in each tenth of the send */
async function watch(services: Services, pid: number): Promise<Memory[]> {
  const [issue] = loadIssueFiles('en')
  const most = Array.from({ length: TENTHS }, () => ({ resident: 0, held: 0 }))
  for (;;) {
    const status = await readStatus(services, issue?.slug ?? '')
    if (status.planned === 0) throw new Error('The issue was not queued.')
    const tenth = most[Math.min(Math.floor((status.sent / status.planned) * TENTHS), TENTHS - 1)] as Memory
    const seen = measure(pid)
    tenth.resident = Math.max(tenth.resident, seen.resident)
    tenth.held = Math.max(tenth.held, seen.held)
    if (status.waiting === 0) return most
    await setTimeout(LOOK_EVERY_MS)
  }
}

function listTenths(idle: number, most: number[]): Record<string, number> {
  const tenths = most.map((bytes, tenth) => [`${(tenth + 1) * TENTHS} %`, megabytes(bytes)] as const)
  return { idle: megabytes(idle), ...Object.fromEntries(tenths), most: megabytes(Math.max(...most)) }
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
