import { useLocation } from 'react-router'

/** The path of the page, without the language's prefix. Rendered beforehand, an address has a slash at its end: here it has none. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1')
}
