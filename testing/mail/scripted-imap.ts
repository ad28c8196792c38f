// An inbox with mails in it, as far as a reader needs one that fetches and deletes (RFC 9051).
import { createServer, type Socket } from 'node:net'

interface Mailbox {
  /** What lies in the inbox, by its number. */
  inbox: Map<number, string>
  /** Whether it deletes nothing. */
  isReadOnly: boolean
}

interface ScriptedImap extends AsyncDisposable {
  /** With a user and a password that it takes. */
  url: string
  mailbox: Mailbox
}

export async function startScriptedImap(mails: string[]): Promise<ScriptedImap> {
  const mailbox: Mailbox = {
    inbox: new Map(mails.map((mail, index) => [index + 1, mail.replaceAll(/\r?\n/g, '\r\n')])),
    isReadOnly: false,
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let rest = ''
    const deleted = new Set<number>()
    socket.write('* OK ready\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) socket.write(answer(line, mailbox, deleted))
    })
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `imap://reports:secret@127.0.0.1:${address.port}`,
    mailbox,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(line: string, { inbox, isReadOnly }: Mailbox, deleted: Set<number>): string {
  const [tag = '', ...words] = line.split(' ')
  const command = (words[0]?.toUpperCase() === 'UID' ? words.slice(0, 2) : words.slice(0, 1)).join(' ').toUpperCase()
  const number = Number(words[2])
  const done = (lines: string[] = []) => [...lines, `${tag} OK done`, ''].join('\r\n')
  switch (command) {
    case 'CAPABILITY':
      return done(['* CAPABILITY IMAP4rev1 UIDPLUS'])
    case 'LOGIN':
      return /LOGIN "?reports"? "?secret"?$/.test(line) ? done() : `${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`
    case 'LIST':
      return done(['* LIST () "/" INBOX'])
    case 'SELECT':
      return done([`* ${inbox.size} EXISTS`, '* FLAGS (\\Deleted)', '* OK [UIDVALIDITY 1]', '* OK [UIDNEXT 99]'])
    case 'UID SEARCH':
      return done([`* SEARCH ${[...inbox.keys()].join(' ')}`])
    case 'UID FETCH': {
      const mail = inbox.get(number) ?? ''
      return done([`* ${number} FETCH (UID ${number} BODY[]<0> {${Buffer.byteLength(mail)}}\r\n${mail})`])
    }
    case 'UID STORE':
      if (isReadOnly) return `${tag} NO read-only\r\n`
      deleted.add(number)
      return done()
    case 'UID EXPUNGE':
      for (const one of deleted) inbox.delete(one)
      return done()
    case 'LOGOUT':
      return done(['* BYE'])
    default:
      return done()
  }
}
