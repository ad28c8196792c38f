/** Sent once by the page when it has taken over its pre-rendered HTML. The start script waits for it. */
export const READY_EVENT = 'handrail:ready'
