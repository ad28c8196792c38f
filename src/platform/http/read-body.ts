// Reads what came with a request, and no more of it than is allowed.
import { AppError } from '#src/shared/app-error.ts'
import { messageRef } from '#src/shared/message-ref.ts'

/**
 * The bytes of a body; none where there is no body.
 * @param limit in bytes
 * @throws AppError 413 over the limit, 400 when the connection broke off on the way
 */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () => new AppError('too_large', messageRef('server_body_too_large', { limit }))
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // The client is gone and reads no answer. Left as it is, the failure would look like a database that is away (`database-failure.ts`).
    throw new AppError('bad_request', 'server_body_cut_off', { cause })
  }
  return Buffer.concat(chunks)
}
