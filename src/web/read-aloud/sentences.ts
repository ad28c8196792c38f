// Where sentences begin and end, by the rules of their language: each is spoken by itself, so that it can be marked.

export interface Span {
  start: number
  end: number
}

/** The sentences of a text without the blanks around them. What has no letter and no digit is not spoken. */
export function splitSentences(text: string, language: string): Span[] {
  const spans: Span[] = []
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue
    const start = index + segment.length - segment.trimStart().length
    spans.push({ start, end: index + segment.trimEnd().length })
  }
  return spans
}
