// A masked address for pages and the desk: its owner recognises it, a stranger can neither use it nor look it up.

/** 'a•••@f•••.example' of 'anna@family.example'. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const dot = domain.lastIndexOf('.')
  const ending = dot > 0 ? domain.slice(dot) : ''
  return `${firstLetter(name)}•••@${firstLetter(domain)}•••${ending}`
}

/** The first whole character, also one of two UTF-16 units. */
function firstLetter(text: string): string {
  return [...text][0] ?? ''
}
