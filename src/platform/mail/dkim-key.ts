// The key that signs our mails, if the operator has made one (`npm run mail:keys`). It lies in the data folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'

const KeyFile = z.object({ domainName: z.string(), keySelector: z.string(), privateKey: z.string() })

export type DkimKey = z.infer<typeof KeyFile> & { headerFieldNames: string }

/** Both list headers are named, because RFC 8058 wants them signed and nodemailer leaves one of them out by itself. */
const SIGNED_HEADERS = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'Cc',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

export function dkimKeyFile(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'dkim.json')
}

/** @throws when the file is there and is none of ours: unsigned mail must not leave by mistake */
export function readDkimKey(config: Pick<Config, 'dataDir'>): DkimKey | undefined {
  let text: string
  try {
    text = readFileSync(dkimKeyFile(config), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return { ...KeyFile.parse(JSON.parse(text)), headerFieldNames: SIGNED_HEADERS }
}
