/** Hands a text to the person as a file, where the browser or the program keeps such. */
export function saveText(name: string, text: string): void {
  // The mark tells a spreadsheet that the letters are UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
