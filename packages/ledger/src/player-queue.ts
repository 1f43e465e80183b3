/**
 * Jobs in the order in which they came, of which each player has at most one outside at a time.
 * The next job of a player becomes available when the one before it is released.
 */
export class PlayerQueue<Job> {
  private available: Job[] = []
  /** Players with a job that is available or taken, and what waits behind it. */
  private readonly behind = new Map<bigint, Job[]>()
  size = 0

  add(playerId: bigint, job: Job): void {
    this.size++
    const line = this.behind.get(playerId)
    if (line) {
      line.push(job)
      return
    }
    this.behind.set(playerId, [])
    this.available.push(job)
  }

  /** Takes up to `limit` jobs, one per player. */
  take(limit: number): Job[] {
    const taken = this.available.splice(0, limit)
    this.size -= taken.length
    return taken
  }

  release(playerId: bigint): void {
    const line = this.behind.get(playerId)
    const next = line?.shift()
    if (next === undefined) this.behind.delete(playerId)
    else this.available.push(next)
  }
}
