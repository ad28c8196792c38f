// Finds a name however it is spaced out or dressed up with digits: 'w h a t s a p p', 'telegr4m', 'd1sc0rd'.

/** What a letter is replaced with. */
const DISGUISES: Record<string, string> = {
  a: 'a4@^',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1!|l',
  l: 'l1|i',
  o: 'o0',
  s: 's5$z',
  t: 't7+',
}

/** A pattern for folded text: any of the names as a word of its own, with up to two signs between its letters. */
export function namesPattern(names: readonly string[]): RegExp {
  const spelt = names.map((name) => [...name].map(letterPattern).join('[^a-z0-9`]{0,2}'))
  return new RegExp(`(?<![a-z0-9\`])(?:${spelt.join('|')})(?![a-z0-9\`])`)
}

function letterPattern(letter: string): string {
  const signs = [...(DISGUISES[letter] ?? letter)]
  return `(?:${signs.map((sign) => sign.replace(/[$^|+]/, '\\$&')).join('|')})`
}
