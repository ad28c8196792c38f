const PREVIEW_LENGTH = 100

/** The first 100 characters of a description with an ellipsis behind, or all of it when it is no longer than that. */
export function previewOf(description: string): string {
  if (description.length <= PREVIEW_LENGTH) return description
  return `${description.slice(0, PREVIEW_LENGTH)}…`
}
