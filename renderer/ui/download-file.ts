/** Hands a text to the person as a file, where the browser or the program keeps such. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Comma-separated text for a spreadsheet; a mark before it says that the letters are UTF-8. */
export function downloadCsv(name: string, text: string): void {
  downloadFile(name, 'text/csv;charset=utf-8', `\ufeff${text}`)
}
