// Renders a page to HTML while building. Never part of the running server.
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export default function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
    // Late parts are rendered at their place too, because without scripts nothing moves them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Whole pages only: what is written to a file has nothing left to stream.
    onAllReady() {
      const body = new PassThrough()
      headers.set('Content-Type', 'text/html')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
      pipe(body)
    },
    onShellError: reject,
    onError: reject,
  })
  return promise
}
