// Marks the sentence that is spoken. By the browser's highlights, because the page's own elements are React's.

/** As in `read-aloud-row.module.css`. */
const NAME = 'read-aloud'

/** Marks this place and no other; null marks none. A browser without highlights reads without marks. */
export function markSentence(range: Range | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  if (range === null) CSS.highlights.delete(NAME)
  else CSS.highlights.set(NAME, new Highlight(range))
}
