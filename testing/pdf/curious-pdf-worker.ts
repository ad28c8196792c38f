// In place of the process that draws: it tries what that process must not be able to do, and tells how that went.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

process.on('message', async (order: { published?: unknown; html?: string }) => {
  if (order.published !== undefined) return void process.send?.({ ready: true })
  const [port, file] = (order.html ?? '').split(' ')
  const tries: Record<string, () => unknown> = {
    'read a file': () => readFileSync(file as string),
    'read the passwords': () => readFileSync('/etc/passwd'),
    'write a file': () => writeFileSync(file as string, 'x'),
    'start a program': () => spawn('true'),
    'open a connection': () =>
      new Promise((resolve, reject) => connect(Number(port), '127.0.0.1').on('connect', resolve).on('error', reject)),
    'see the environment': () => {
      const seen = Object.keys(process.env).filter((name) => !/^(RAYON|MALLOC)_/.test(name))
      if (seen.length === 0) throw Object.assign(new Error(), { code: 'EMPTY' })
    },
  }
  const results: string[] = []
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      await attempt()
      results.push(`${name}: done`)
    } catch (error) {
      results.push(`${name}: ${(error as { code?: string }).code}`)
    }
  }
  process.send?.({ refused: results.join(', ') })
})
