// The line of `content/en/search-words.yaml` that an editor pastes.

/** @param synonyms words for the same thing, the name first @param words as they were searched for */
export function addToSynonyms(synonyms: string[], words: string): string {
  // As that file wants them: no apostrophe, no hyphen.
  const plain = words.replaceAll("'", '').replaceAll('-', ' ').trim().replace(/\s+/g, ' ')
  const line = synonyms.includes(plain) || plain === '' ? synonyms : [...synonyms, plain]
  return `  - [${line.join(', ')}]`
}
