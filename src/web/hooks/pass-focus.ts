/**
 * For a button that disappears when it is pressed: moves the focus to what is left. With the keyboard that is scrolled into view (WCAG 2.4.11);
 * after a press with a finger the page does not scroll.
 */
export function passFocus(to: HTMLElement | null): void {
  const byKeyboard = document.activeElement?.matches(':focus-visible') === true
  to?.focus({ preventScroll: !byKeyboard })
}
