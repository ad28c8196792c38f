/**
 * For a button in whose place another one comes once it was pressed: the second of two quick taps was meant for what stood there
 * before.
 */
export function firstTap(act: () => void): (event: { detail: number }) => void {
  return ({ detail }) => {
    // Of a press by the keyboard it is 0.
    if (detail < 2) act()
  }
}
