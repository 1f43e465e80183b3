/** How far a process has read the log, for those who wait until it has read further. */
export type LogPosition = {
  /** The number of the last message that was read; 0 before the first. */
  now(): number
  moveTo(seq: number): void
  /** Resolves once the log is read past `after`, or after `withinMs`. */
  nextChange(after: number, withinMs: number): Promise<void>
}

/** The position of a process that has read nothing yet. */
export function createLogPosition(): LogPosition {
  const moves = new EventTarget()
  let position = 0
  return {
    now: () => position,
    moveTo(seq) {
      position = seq
      moves.dispatchEvent(new Event('move'))
    },
    nextChange: (after, withinMs) =>
      new Promise((resolve) => {
        if (position > after) return resolve()
        const done = () => {
          clearTimeout(waiting)
          moves.removeEventListener('move', done)
          resolve()
        }
        const waiting = setTimeout(done, withinMs)
        moves.addEventListener('move', done)
      }),
  }
}
