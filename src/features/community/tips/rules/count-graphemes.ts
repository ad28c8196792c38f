// Characters as a reader counts them: a family of four is one.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function countGraphemes(text: string): number {
  let count = 0
  for (const _grapheme of segmenter.segment(text)) count += 1
  return count
}
