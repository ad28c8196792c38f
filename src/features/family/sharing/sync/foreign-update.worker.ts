// Tries a foreign update where it can be stopped: what takes too long ends with this worker.
import { isHarmless } from './foreign-update.ts'

addEventListener('message', ({ data }: MessageEvent<{ state: Uint8Array; update: Uint8Array }>) => {
  postMessage(isHarmless(data.state, data.update))
})
postMessage('ready')
