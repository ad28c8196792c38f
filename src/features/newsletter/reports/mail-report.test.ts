// A stranger may write to our boxes what they like: reading it must not keep visitors waiting.
import { expect, test } from 'vitest'
import { REPORT_LIMIT } from './bounces.server.ts'
import { readArrivedMail } from './mail-report.server.ts'

/** The quickest of some counts: a machine that others use may be slow once. Each took seconds. */
const CALLS = 3
const MILLISECONDS = 600

const head = (headers: string) =>
  `Return-Path: <>\r\nDelivered-To: bounce+${'0a'.repeat(25)}@handrail.example\r\n${headers}\r\n\r\n`
const report = (part: string, body: string) =>
  `${head('Content-Type: multipart/report; report-type=delivery-status; boundary=part')}--part\r\n${part}\r\n\r\n${body}`
const filled = (start: string, repeated: string) =>
  start + repeated.repeat(Math.floor((REPORT_LIMIT - start.length) / repeated.length))

test.each([
  ['empty lines', filled(head('Content-Type: text/plain'), '\n')],
  ['empty lines in a report', filled(report('Content-Type: message/delivery-status', 'Status: 5.1.1\r\n'), '\r\n')],
  ['parts', filled(head('Content-Type: multipart/mixed; boundary=part'), '--part\r\n\r\nx\r\n')],
])('a mail full of %s is read at once', async (_name, source) => {
  let quickest = Number.POSITIVE_INFINITY
  for (let call = 0; call < CALLS; call++) {
    const start = performance.now()
    await readArrivedMail(source)
    quickest = Math.min(quickest, performance.now() - start)
  }
  expect(quickest).toBeLessThan(MILLISECONDS)
})

test('a report is read from its beginning, however many lines follow', async () => {
  const status =
    'Reporting-MTA: dns; mx.b.uk\r\n\r\nFinal-Recipient: rfc822; x@b.uk\r\nAction: failed\r\nStatus: 5.1.1\r\n'
  const source = filled(`${report('Content-Type: message/delivery-status', status)}--part\r\n\r\n`, 'x\r\n')
  expect(await readArrivedMail(source)).toMatchObject({ box: 'bounce', kind: 'hard' })
})
