// One JSON line an event, on standard error. Never a secret, a token or a person's address (`docs/architecture.md`).
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  error(event: string, cause: unknown, fields?: Record<string, unknown>): void
}

/** Writes to standard error with the time in ISO form. */
export function createLog(write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const line = (level: string, event: string, fields: Record<string, unknown>) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return {
    info: (event, fields = {}) => line('info', event, fields),
    error: (event, cause, fields = {}) => line('error', event, { ...fields, cause: describe(cause) }),
  }
}

function describe(cause: unknown): unknown {
  if (!(cause instanceof Error)) return String(cause)
  return {
    name: cause.name,
    message: cause.message,
    stack: cause.stack,
    ...(cause.cause ? { cause: describe(cause.cause) } : {}),
  }
}
