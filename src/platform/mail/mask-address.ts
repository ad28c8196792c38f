// An address as a page or the desk may show it: enough to know one's own again, too little to write to or to look up.

/** 'a•••@f•••.example' of 'anna@family.example'. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const dot = domain.lastIndexOf('.')
  const ending = dot > 0 ? domain.slice(dot) : ''
  return `${firstLetter(name)}•••@${firstLetter(domain)}•••${ending}`
}

/** A whole one, where it takes two units. */
function firstLetter(text: string): string {
  return [...text][0] ?? ''
}
