// What a phone's share sheet takes, and what of its answers is no failure.

export function canShare(data: ShareData): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)
}

/** Of sharing: somebody closed the share sheet, which is an answer too, or pressed twice, and the first one is still open. */
export function isNoFailure(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
}
