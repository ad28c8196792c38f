/** Completed by total as a whole percentage; 0 when there are no tools. */
export function completionPercent(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100)
}
