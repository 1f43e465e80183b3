/**
 * Does what somebody asks for one after the other, however fast it is asked: what waits already is
 * not asked for twice, and beyond `most` nothing more waits. `act` must not throw.
 */
export function oneAtATime(
  act: (name: string) => Promise<void>,
  most: number,
): (name: string) => void {
  const waiting = new Set<string>()
  let isBusy = false
  const work = async () => {
    isBusy = true
    for (const name of waiting) {
      waiting.delete(name)
      await act(name)
    }
    isBusy = false
  }
  return (name) => {
    if (waiting.size < most) waiting.add(name)
    if (!isBusy) void work()
  }
}
