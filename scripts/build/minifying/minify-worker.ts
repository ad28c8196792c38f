// Minifies scripts off the main thread (`minify-script.ts`).
import { parentPort } from 'node:worker_threads'
import { minify } from 'terser'
import type { Task } from './minify-script.ts'

parentPort?.on('message', async ({ id, code, options }: Task) => {
  try {
    const small = await minify(code, options)
    parentPort?.postMessage({ id, code: small.code })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
