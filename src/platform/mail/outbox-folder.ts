// The folder of mails where there is no mail server: for an operator who tries things out, so nothing lies there for long.

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#src/shared/duration.ts'
import type { Config } from '../config.ts'

/** Mails hold addresses and live codes. */
const DAYS_KEPT = 7

/** Where mails lie when there is no mail server. */
export function outboxFolder(config: Config): string {
  return join(config.dataDir, 'outbox')
}

/** Removes the files of mails that are older than seven days, half-written ones too. */
export async function forgetOldMailFiles({ config, clock }: { config: Config; clock: () => Date }): Promise<void> {
  const folder = outboxFolder(config)
  const oldest = clock().getTime() - DAYS_KEPT * DAY_MS
  for (const name of await namesIn(folder)) {
    const file = join(folder, name)
    // Another process may have taken it away already.
    const written = await stat(file).catch(() => undefined)
    if (written !== undefined && written.mtimeMs < oldest) await rm(file, { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.(eml|part)$/.test(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
