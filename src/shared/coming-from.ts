/** The same page, with where the visitor comes from: a tool then shows its short answer. It never holds what was typed. */
export function comingFrom(from: 'search' | 'challenge', path: string): string {
  const [page = '', part] = path.split('#')
  return `${page}?from=${from}${part === undefined ? '' : `#${part}`}`
}
