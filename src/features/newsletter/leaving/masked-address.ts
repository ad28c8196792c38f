/** An address that its owner recognises and nobody else can use, such as `j•••@e•••.uk` (F14). */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const ending = domain.slice(domain.lastIndexOf('.'))
  return `${firstLetter(local)}•••@${firstLetter(domain)}•••${ending}`
}

function firstLetter(text: string): string {
  return [...text][0] ?? ''
}
