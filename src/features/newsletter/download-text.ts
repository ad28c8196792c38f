/** Hands a text to the browser, which saves it as a file of this name. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // A browser that asks where to save has not read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
