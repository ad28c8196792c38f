/**
 * For a button that goes with its press: the focus goes on to what is left. With the keyboard that comes into sight (2.4.11);
 * whoever presses with a finger stays where they are on the page.
 */
export function passFocus(to: HTMLElement | null): void {
  const byKeyboard = document.activeElement?.matches(':focus-visible') === true
  to?.focus({ preventScroll: !byKeyboard })
}
