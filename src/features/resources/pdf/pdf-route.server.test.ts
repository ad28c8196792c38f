// What the endpoint answers: statuses, limits, headers, our name.
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, logIn, post, registerPerson, sessionStatus } from '../../../../testing/api/test-person.ts'
import { documentToHtml } from '../../../../testing/browser/document-html.ts'
import { readPdf } from '../../../../testing/pdf/pdf-reader.ts'
import { loadChecklists } from '../resources.server.ts'
import { createChecklistDocument } from './checklist-document.server.ts'
import { listTickBoxes, textOfPdfBlocks } from './pdf-document.server.ts'
import { sharedPdfPool } from './pdf-pool.server.ts'

/** How many lines of one word fit on a page. */
const LINES_ON_A_PAGE = 61

const PATH = '/api/resources/generate-pdf'

afterAll(() => sharedPdfPool.close())

const draw = (app: TestApp, htmlContent: unknown, address = freshAddress()) =>
  post(app, PATH, { htmlContent }, { address })

/** As a parent who presses again: on a machine that has other things to do, drawing gives up before its time is up. */
async function drawPatiently(app: TestApp, htmlContent: unknown): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await draw(app, htmlContent)
    if (answer.status !== 503 || tries === PRESSES) return answer
  }
}
const PRESSES = 10

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

test('the answer is a PDF with fixed headers, whatever name the request wishes for', async () => {
  await using app = await createTestApp()
  const body = { htmlContent: '<p>Words</p>', filename: '../../x.html', pdfFileName: 'x.html' }
  const answer = await post(app, PATH, body, { address: freshAddress() })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="checklist.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  })
  expect(
    Buffer.from(await bytesOf(answer))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

describe('limits', () => {
  const KIB = 1024
  const padded = (bytes: number) => `<p>x</p>${' '.repeat(bytes - '{"htmlContent":"<p>x</p>"}'.length)}`
  test.each<[name: string, htmlContent: unknown, status: number]>([
    ['a number', 5, 400],
    ['a list', ['x'], 400],
    ['an object', {}, 400],
    ['null', null, 400],
    ['nothing', undefined, 400],
    ['an empty text', '', 422],
    ['a body of 256 KiB, which is too much text', padded(256 * KIB), 422],
    ['a byte more', padded(256 * KIB + 1), 413],
    ['5,000 nodes', `${'<i></i>'.repeat(4_999)}x`, 200],
    ['5,001 nodes', `${'<i></i>'.repeat(5_000)}x`, 422],
    ['64 levels', `${'<div>'.repeat(64)}x`, 200],
    ['65 levels', `${'<div>'.repeat(65)}x`, 422],
    ['40,000 characters', `${'ab '.repeat(13_333)}c`, 200],
    ['40,001 characters', `${'ab '.repeat(13_333)}cd`, 422],
    ['20 pages', '<p>x</p>'.repeat(20 * LINES_ON_A_PAGE), 200],
    ['a line more', '<p>x</p>'.repeat(20 * LINES_ON_A_PAGE + 1), 422],
  ])('%s', async (_name, htmlContent, status) => {
    await using app = await createTestApp()
    const answer = await drawPatiently(app, htmlContent)
    expect(answer.status).toBe(status)
    if (status !== 200) expect(((await answer.json()) as { message: string }).message).toMatch(/^Please |^There is no /)
  })

  test('another media type, a lone surrogate and bytes that are no UTF-8', async () => {
    await using app = await createTestApp()
    const send = (body: string | Buffer<ArrayBuffer>, type = 'application/json') =>
      app.request(PATH, { method: 'POST', body, headers: { 'content-type': type } }, freshAddress())
    expect((await send('<p>x</p>', 'text/html')).status).toBe(415)
    expect((await send('{"htmlContent":"\\ud800"}')).status).toBe(400)
    expect((await send(Buffer.from('\ufeff{"htmlContent":"x"}', 'utf16le'))).status).toBe(400)
  })
})

test('ten a minute for one network; another one is not touched', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const answers = await Promise.all(Array.from({ length: 14 }, () => draw(app, 'Words', address)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)])
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
  expect((await draw(app, 'Words')).status).toBe(200)
})

test('two hundred at once from one network, and a parent logs in meanwhile', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const address = freshAddress()
  const flood = Promise.all(
    Array.from({ length: 200 }, () => draw(app, 'Words <iframe src="file:///etc/passwd">', address)),
  )
  expect(await sessionStatus(app, await logIn(app, person))).toBe(200)
  const statuses = Map.groupBy(await flood, ({ status }) => status)
  expect([...statuses].map(([status, answers]) => [status, answers.length]).sort()).toEqual([
    [200, 10],
    [429, 190],
  ])
})

describe('our name', () => {
  const [sprint] = loadChecklists('en')
  if (sprint === undefined) throw new Error('no checklist')
  const html = documentToHtml(createChecklistDocument('en', sprint))

  test('is on each of our four checklists, with the help panel and the sent ticks', async () => {
    await using app = await createTestApp()
    for (const checklist of loadChecklists('en')) {
      const own = createChecklistDocument('en', checklist)
      const answer = await drawPatiently(app, documentToHtml(own).replace('type="checkbox"', 'type="checkbox" checked'))
      const pdf = await readPdf(await bytesOf(answer))
      expect(pdf.besides.every((words) => words.startsWith('Handrail'))).toBe(true)
      expect(pdf.title).toBe(checklist.title)
      expect(pdf.words).toBe(textOfPdfBlocks(own.blocks).replaceAll(/\s/g, ''))
      expect(pdf.pageWords[0]).toContain('Ifyouneedsomeonenow')
      expect(pdf.words).toContain('08001111')
      expect(pdf.pages).toBeLessThanOrEqual(2)
      expect(listTickBoxes(own.blocks)).toHaveLength(18)
    }
  })

  test.each([
    ['one digit of a help line', html.replace('0800\u00a01111', '0800\u00a01112')],
    ['one word', html.replace('timer', 'clock')],
    ['one more sentence', html.replace('</h1>', '</h1><p>Pay here.</p>')],
    ['a box left out', html.replace(/<li><input[^>]*>.*?<\/li>/, '')],
  ])('is lost with %s changed', async (_name, changed) => {
    expect(changed).not.toBe(html)
    await using app = await createTestApp()
    const pdf = await readPdf(await bytesOf(await drawPatiently(app, changed)))
    for (const words of pdf.besides) {
      expect(words).not.toContain('Handrail')
      expect(words).toContain('suppliedbyauser')
    }
  })
})

test('what is refused is not quoted', async () => {
  await using app = await createTestApp()
  for (const html of [
    `${'<div>'.repeat(70)}canary-text`,
    '<script>canary-text</script>',
    `canary-text${'x'.repeat(41_000)}`,
  ]) {
    const answer = await draw(app, html)
    expect(answer.status).toBe(422)
    const said = await answer.text()
    expect(said).not.toMatch(/canary|<|\.ts\b/)
    expect(said).not.toContain(process.cwd())
  }
  expect(JSON.stringify(app.logged)).not.toContain('canary')
})
