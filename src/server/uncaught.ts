// What nobody catches.
import type { Services } from '#src/platform/services.ts'

/**
 * A promise that nobody awaits is logged and counted, and the process lives on. After an exception outside any request
 * nobody knows what still holds: the process ends, and whoever runs it starts it again.
 */
export function catchTheUncaught(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  running: Pick<NodeJS.Process, 'on' | 'exit'>,
): void {
  running.on('unhandledRejection', (reason) => {
    metrics.uncaught()
    log.error('uncaught.rejection', reason)
  })
  running.on('uncaughtException', (error) => {
    log.error('uncaught.exception', error)
    running.exit(1)
  })
}
