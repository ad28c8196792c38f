// Whether the phone's share sheet can share something, and which of its errors are no failure.

export function canShare(data: ShareData): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)
}

/** Errors of sharing that are no failure: the person closed the share sheet, or pressed twice and the first sheet is still open. */
export function isNoFailure(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
}
