// A process of its own that copies the database and encrypts the copy: the server goes on answering, and what is not encrypted never
// leaves this folder.
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Encrypter } from 'age-encryption'
import { keepNewFilesPrivate, PRIVATE_FILE } from '../data-folder.ts'
import { copyDatabase } from './backup.ts'
import type { BackupOrder } from './encrypted-backup.ts'

keepNewFilesPrivate()
// Nobody waits for it any more.
process.on('disconnect', () => process.exit(1))
process.once('message', (order: BackupOrder) => {
  encryptCopy(order).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
})

async function encryptCopy({ database, recipient, copy, target }: BackupOrder): Promise<void> {
  await copyDatabase(database, copy)
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const plain = Readable.toWeb(createReadStream(copy)) as ReadableStream<Uint8Array<ArrayBuffer>>
  const encrypted = (await encrypter.encrypt(plain as never)) as unknown as ReadableStream
  await pipeline(Readable.fromWeb(encrypted), createWriteStream(target, { mode: PRIVATE_FILE }))
  await rm(copy)
}
