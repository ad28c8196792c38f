// Copies as files, where there is no mail server. A copy has one name for ever, so that a second try is the same file.
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#src/platform/config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#src/platform/data-folder.ts'
import { outboxFolder } from '#src/platform/mail/outbox-folder.ts'
import type { DeliveryChannel, MailCopy } from './delivery-channel.server.ts'

export function createFolderChannel(config: Config): DeliveryChannel {
  const folder = outboxFolder(config)
  return {
    async send({ id, message, claim }: MailCopy) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const draft = join(folder, `.${id}.${process.pid}.part`)
      await writeFile(draft, message, { flush: true, mode: PRIVATE_FILE })
      if (!(await claim())) {
        await rm(draft, { force: true })
        return { kind: 'unwanted' }
      }
      await rename(draft, copyPath(config, id))
      return { kind: 'accepted', code: null }
    },
    close() {},
  }
}

/** Whether a copy was written before its process died: with files nobody needs to be uncertain. */
export function isCopyWritten(config: Config, id: string): boolean {
  return existsSync(copyPath(config, id))
}

function copyPath(config: Config, id: string): string {
  return join(outboxFolder(config), `${id}.eml`)
}
