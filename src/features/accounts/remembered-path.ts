// Where a person wanted to go before they were asked to log in. Kept in the router's state, never in an address.

/** The router state for sending a person to the login page. */
export function rememberPath(path: string): { from: string } {
  return { from: path }
}

/** The remembered place, if it is one of ours: a path with a single slash at its start. */
export function rememberedPath(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  if (typeof from !== 'string' || !/^\/(?![/\\])[\w\-./]*$/.test(from)) return undefined
  return from
}
