// A real mail server that takes everything and remembers the heads of what it took.
import { SMTPServer } from 'smtp-server'

export interface TakenMail {
  /** The Message-ID: the same for every copy of one mail. */
  id: string
  to: string
  subject: string
}

export interface MailSink extends AsyncDisposable {
  url: string
  taken: TakenMail[]
}

/** @param port a free one is taken unless it is named */
export async function startMailSink(port = 0): Promise<MailSink> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(readHead(Buffer.concat(chunks).toString()))
        done()
      })
    },
  })
  // Clients that are killed break off.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function readHead(source: string): TakenMail {
  const [head = ''] = source.split('\r\n\r\n')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n\s+/g, ' '))?.[1] ?? ''
  return { id: field('Message-ID'), to: field('To'), subject: field('Subject') }
}
