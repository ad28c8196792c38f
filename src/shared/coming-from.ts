/** The same page, told where somebody comes from: a tool then shows its short answer. Never with what was typed. */
export function comingFrom(from: 'search' | 'challenge', path: string): string {
  const [page = '', part] = path.split('#')
  return `${page}?from=${from}${part === undefined ? '' : `#${part}`}`
}
