// A mail server that does what a test tells it: refuses, stalls, breaks off before or after the dot. What
// it has taken for good it keeps, so that copies can be counted.
import { createServer, type Socket } from 'node:net'

/** What happens to one copy; 'accept' unless the script says otherwise. */
export type Act =
  | 'accept'
  | '421 rcpt'
  | '451 rcpt'
  | '550 rcpt'
  | '552 data'
  | '451 end'
  | '554 end'
  | 'drop body'
  | 'drop after dot'
  | 'accept and drop'
  | 'stall'
  /** These words, when the receiver is named, or after the final dot. */
  | `rcpt: ${string}`
  | `end: ${string}`

/** The moments at which a test may do something, such as killing the sender. */
export type Moment = 'greeting' | 'mail' | 'rcpt' | 'data' | 'body' | 'dot' | 'answered'

export interface TakenCopy {
  to: string
  from: string
  source: string
}

export interface ScriptedSmtp extends AsyncDisposable {
  url: string
  port: number
  /** Copies that were taken for good, in order. */
  taken: TakenCopy[]
  /** Copies that were read to the end and refused, in order. */
  refused: TakenCopy[]
  /** How often each receiver was tried. */
  tries: Map<string, number>
  script: (to: string, attempt: number) => Act
  greeting: string
  /** Connections accepted at the same time; more get a temporary refusal. */
  connectionLimit: number
  onMoment: (moment: Moment) => void
  stop(): Promise<void>
}

export async function startScriptedSmtp(port = 0): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (sockets.size > smtp.connectionLimit) socket.end('421 4.7.0 too many connections\r\n')
    else talk(socket, smtp)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  const smtp: ScriptedSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken: [],
    refused: [],
    tries: new Map(),
    script: () => 'accept',
    greeting: '220 scripted ESMTP',
    connectionLimit: Number.POSITIVE_INFINITY,
    onMoment: () => undefined,
    stop,
    [Symbol.asyncDispose]: stop,
  }
  return smtp
}

function talk(socket: Socket, smtp: ScriptedSmtp): void {
  let input = ''
  let inData = false
  let copy = { from: '', to: '' }
  let act: Act = 'accept'
  const say = (line: string) => void socket.write(`${line}\r\n`)

  const command = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    if (verb === 'EHLO') return say('250-scripted\r\n250-ENHANCEDSTATUSCODES\r\n250 8BITMIME')
    if (verb === 'QUIT') return void socket.end('221 2.0.0 bye\r\n')
    if (verb === 'RSET' || verb === 'NOOP') return say('250 2.0.0 ok')
    if (verb === 'MAIL') {
      smtp.onMoment('mail')
      copy = { from: /<([^>]*)>/.exec(line)?.[1] ?? '', to: '' }
      return say('250 2.1.0 ok')
    }
    if (verb === 'RCPT') {
      copy.to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      const attempt = (smtp.tries.get(copy.to) ?? 0) + 1
      smtp.tries.set(copy.to, attempt)
      act = smtp.script(copy.to, attempt)
      smtp.onMoment('rcpt')
      if (act === '421 rcpt') return void socket.end('421 4.3.2 going down\r\n')
      if (act === '451 rcpt') return say('451 4.2.1 later, please')
      if (act.startsWith('rcpt: ')) return say(act.slice('rcpt: '.length))
      return say(act === '550 rcpt' ? `550 5.1.1 no ${copy.to} here` : '250 2.1.5 ok')
    }
    if (verb === 'DATA') {
      smtp.onMoment('data')
      if (act === '552 data') return say('552 5.3.4 too big')
      inData = true
      return say('354 go on')
    }
    return say('502 5.5.1 unknown')
  }

  const takeBody = () => {
    smtp.onMoment('body')
    if (act === 'drop body') return void socket.destroy()
    const end = input.indexOf('\r\n.\r\n')
    if (end === -1) return
    const source = input.slice(0, end + 2).replaceAll('\r\n..', '\r\n.')
    input = input.slice(end + 5)
    inData = false
    if (act === 'accept' || act === 'accept and drop') smtp.taken.push({ ...copy, source })
    if (act === '451 end' || act === '554 end') smtp.refused.push({ ...copy, source })
    smtp.onMoment('dot')
    if (act === 'stall') return
    if (act === 'drop after dot') return void socket.destroy()
    if (act === '451 end') return say('451 4.3.0 later, please')
    if (act === '554 end') return say('554 5.7.1 not that')
    if (act.startsWith('end: ')) return say(act.slice('end: '.length))
    say('250 2.0.0 taken')
    smtp.onMoment('answered')
    if (act === 'accept and drop') socket.destroySoon()
  }

  socket.on('data', (chunk) => {
    input += chunk.toString('latin1')
    for (;;) {
      if (inData) {
        const before = input.length
        takeBody()
        if (inData || input.length === before) return
        continue
      }
      const end = input.indexOf('\r\n')
      if (end === -1) return
      const line = input.slice(0, end)
      input = input.slice(end + 2)
      command(line)
    }
  })
  smtp.onMoment('greeting')
  say(smtp.greeting)
  if (!smtp.greeting.startsWith('2')) socket.end()
}
