// Errors that no code catches.
import type { Services } from '#src/platform/services.ts'

/**
 * An unhandled rejection is logged and counted, and the process lives on. After an exception outside any request
 * the state of the process is unknown: it ends, and its supervisor starts it again.
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
