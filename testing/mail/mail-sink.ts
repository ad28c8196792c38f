// A real mail server that accepts every mail, unless a test sets it otherwise, and remembers them.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface TakenMail {
  /** The Message-ID: the same for every copy of one mail. */
  id: string
  to: string
  subject: string
}

export interface MailSink extends AsyncDisposable {
  url: string
  taken: TakenMail[]
  /** The same mails as they came. */
  received: string[]
}

/** @param port a free one is taken unless it is named */
export async function startMailSink(port = 0, options: SMTPServerOptions = {}): Promise<MailSink> {
  const taken: TakenMail[] = []
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString()
        received.push(mail)
        taken.push(readHead(mail))
        done()
      })
    },
    ...options,
  })
  // Clients that are killed break off.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function readHead(source: string): TakenMail {
  const [head = ''] = source.split('\r\n\r\n')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n\s+/g, ' '))?.[1] ?? ''
  return { id: field('Message-ID'), to: field('To'), subject: field('Subject') }
}
