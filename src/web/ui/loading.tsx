/** The waiting state of a page. */
export function Loading() {
  return <p role="status">Loading...</p>
}
