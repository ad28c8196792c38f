// A rough stem of a Polish word: 'telefonu' and 'telefonem' become 'telefon'. Letters have no accents here.

/** Endings of nouns, adjectives and verbs, longer ones first. */
const ENDING =
  /(?:iejsz(?:ego|emu|ych|ymi|ym|ej|y|a|e)|(?:ow|ni|c)(?:iach|iami)|iach|iami|ach|ami|owie|owi|ego|emu|ych|ich|ymi|imi|acie|ecie|icie|ysz|isz|iem|em|om|ow|ie|ia|iu|io|ej|ym|im|[aeiouy])$/
/** The shortest stem that still identifies its word. */
const SHORTEST = 3

export function stemPolish(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length < SHORTEST ? word : stem
}
