// What an operator reads when something went wrong.
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a failure is logged with all its causes', () => {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const disk = new Error('no space left on device')
  log.error('start.failed', new Error('The outbox is shut.', { cause: new Error('not written', { cause: disk }) }))
  const [line = ''] = lines
  expect(line.endsWith('\n')).toBe(true)
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'start.failed',
    cause: { message: 'The outbox is shut.', cause: { message: 'not written', cause: { message: disk.message } } },
  })
})

test('a line break in what a stranger sent begins no line of the log', () => {
  const lines: string[] = []
  createLog((line) => lines.push(line)).info('request', { route: '/api\n{"level":"error"}' })
  expect(lines.join('').trimEnd()).not.toContain('\n')
})
