const KEEP_MS = 60_000

/** Hands a file to the browser, which keeps it under this name. */
export function handOver(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
