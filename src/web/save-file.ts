/** Hands a file to the browser, which saves it under the name as any download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser that asks where to save the file reads it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The same for data, written so that a person can read it. */
export function saveJson(data: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
}
