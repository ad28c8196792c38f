// An app beside a mail server that does what a test tells it, with a data folder of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '../api/test-app.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { type ScriptedSmtp, startScriptedSmtp } from './scripted-smtp.ts'

export interface SendingSetting extends AsyncDisposable {
  app: TestApp
  smtp: ScriptedSmtp
  dataDir: string
}

/** @param home a database that another process shares */
export async function createSendingSetting(
  env: Record<string, string> = {},
  home?: TestDatabase,
): Promise<SendingSetting> {
  const smtp = await startScriptedSmtp()
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-sending-'))
  const settings = { DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env }
  const app = await createTestApp({ env: settings, issues: true, ...(home === undefined ? {} : { home }) })
  return {
    app,
    smtp,
    dataDir,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await smtp.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The receivers of copies, in alphabetical order. */
export function receivers(smtp: ScriptedSmtp): string[] {
  return smtp.taken.map(({ to }) => to).sort()
}
