/** Whether the person asked their device for less motion. Only to be called in the browser. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
