// The name of a content file, from the title of what is in it.
/** At most five words of a title for the file's name: 'The calm shutdown: …' becomes 'calm-shutdown'. @param otherwise where no word is left */
export function shortName(title: string, otherwise: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
  const words = plain.replace(/:.*$/, '').split(/[^a-z0-9]+/)
  const kept = words.filter((word, index) => word !== '' && !(index === 0 && /^(?:the|an?)$/.test(word)))
  return kept.slice(0, 5).join('-') || otherwise
}
