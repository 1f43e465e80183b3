/** Puts a text on the clipboard; rejects where the browser refuses. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)
