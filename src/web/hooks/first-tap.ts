/**
 * For a button that replaces a pressed one: the second of two quick taps was meant for the one that was there
 * before.
 */
export function firstTap(act: () => void): (event: { detail: number }) => void {
  return ({ detail }) => {
    // It is 0 for a press by the keyboard.
    if (detail < 2) act()
  }
}
