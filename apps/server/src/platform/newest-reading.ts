/**
 * Reads with `read` and keeps with `keep`, unless a reading that began later was kept meanwhile:
 * one that began earlier may know less.
 */
export function newestReading<T>(
  read: () => Promise<T>,
  keep: (reading: T) => void,
): () => Promise<void> {
  let begun = 0
  let kept = 0
  return async () => {
    const place = ++begun
    const reading = await read()
    if (place < kept) return
    kept = place
    keep(reading)
  }
}
