// The same words as pages of ours in plain HTML, as the yardstick for the largest paint: no script, no typeface, no picture, one short style.
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const HEAD =
  '<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>' +
  '<style>body{font:1.125rem/1.5 sans-serif;margin:1rem;max-width:45rem}</style>'

export interface PlainPages extends AsyncDisposable {
  url: string
}

/**
 * Serves what `origin` has at each path without everything that is not words or their structure, compressed.
 * @param headers what is sent with each page beside its type and encoding
 */
export async function servePlainPages(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<PlainPages> {
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, await plain(origin + path)] as const)))
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    const type = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }
    response.writeHead(page === undefined ? 404 : 200, { ...headers, ...type })
    response.end(page ?? gzipSync(''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function plain(url: string): Promise<Buffer> {
  const page = await (await fetch(url)).text()
  const body = page.slice(page.indexOf('<body'), page.indexOf('</body>')).replace(/<body[^>]*>/, '')
  const words = body
    .replaceAll(/<(script|style|svg|picture|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(link|img|source)\b[^>]*>/g, '')
    .replaceAll(/ (class|style|data-[\w-]+)="[^"]*"/g, '')
  return gzipSync(HEAD + words)
}
