const PREVIEW_LENGTH = 100

/** A description of at most 100 characters; a longer one ends with an ellipsis behind its last whole word within them. */
export function previewOf(description: string): string {
  if (description.length <= PREVIEW_LENGTH) return description
  const words = description.slice(0, PREVIEW_LENGTH + 1)
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), 0) || PREVIEW_LENGTH).replace(/[\s,;:.]+$/, '')}…`
}
