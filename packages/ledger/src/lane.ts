import { setTimeout as sleep } from 'node:timers/promises'
import type { PlacedCommand } from './batch-statement.ts'
import { checkCommand } from './check-command.ts'
import type { MoneyCommand, Slot, Verdict } from './command.ts'
import { isConnectionLoss, isPassing } from './connection.ts'
import type { ConnectionOptions } from './connection.ts'
import { LedgerClosed } from './errors.ts'
import { openLaneSession } from './lane-session.ts'
import type { LaneSession } from './lane-session.ts'
import { PlayerQueue } from './player-queue.ts'

export type Prepare = (slot: Slot) => MoneyCommand

type Job = {
  readonly playerId: bigint
  readonly prepare: Prepare
  readonly resolve: (verdict: Verdict) => void
  readonly reject: (error: unknown) => void
}

type PlacedJob = PlacedCommand & { readonly job: Job }

/** One committed batch: the verdict of each command, and how long the database took. */
export type BatchNews = {
  readonly seconds: number
  readonly verdicts: readonly Verdict['status'][]
}

export type LaneOptions = {
  readonly connection: ConnectionOptions
  readonly now: () => Date
  readonly batchLimit: number
  readonly onVerdict: (command: PlacedCommand, verdict: Verdict) => void
  /** Hears after each commit which topics it has events of. */
  readonly onCommit: (topics: readonly string[]) => void
  readonly onBatch: (news: BatchNews) => void
  readonly onError: (error: unknown) => void
}

const attemptsLimit = 20
const reconnectPauseMsMax = 1000
/** How many batches a lane goes on with plans that a count of empty tables may have spoilt. */
const batchesPerPlanCheck = 16
/** A batch that takes longer may have been planned for tables that were empty then. */
const slowBatchMs = 200

/**
 * Commits the commands of its players in batches: one batch is under way at a time, and what
 * arrives meanwhile is the next one. Answers leave after the commit.
 */
export class Lane {
  private readonly options: LaneOptions
  private readonly queue = new PlayerQueue<Job>()
  private session: LaneSession | null = null
  private running = false
  private closing = false
  private nextId = 0n
  private lastId = -1n
  private partition = { from: 0, until: 0 }
  private batches = 0
  private whenIdle: (() => void) | null = null

  constructor(options: LaneOptions) {
    this.options = options
  }

  /** Connects, so that the first command does not have to wait for it. */
  async open(): Promise<void> {
    this.session = await openLaneSession(this.options.connection)
    await this.prepareFor(this.options.now())
  }

  get waiting(): number {
    return this.queue.size
  }

  submit(playerId: bigint, prepare: Prepare): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.queue.add(playerId, { playerId, prepare, resolve, reject })
      if (this.running) return
      this.running = true
      setImmediate(() => void this.run())
    })
  }

  /** Answers what is queued, then disconnects. A batch whose outcome stays unknown is rejected. */
  async close(): Promise<void> {
    this.closing = true
    if (this.running) await new Promise<void>((done) => (this.whenIdle = done))
    await this.session?.close()
  }

  private async run() {
    for (;;) {
      const jobs = this.queue.take(this.options.batchLimit)
      if (jobs.length === 0) break
      const startedAtMs = performance.now()
      try {
        await this.commit(await this.place(jobs))
      } catch (error) {
        for (const job of jobs) job.reject(error)
      }
      for (const { playerId } of jobs) this.queue.release(playerId)
      const isSlow = performance.now() - startedAtMs > slowBatchMs
      if (++this.batches % batchesPerPlanCheck === 0 || isSlow) await this.refreshPlans()
      // callers that were answered just now may submit again before the next batch is closed
      await new Promise(setImmediate)
    }
    this.running = false
    this.whenIdle?.()
  }

  private async refreshPlans() {
    await this.session?.refreshPlans().catch(this.options.onError)
  }

  /** Gives every job its slot; one whose command cannot be made is rejected alone. */
  private async place(jobs: readonly Job[]): Promise<PlacedJob[]> {
    const at = this.options.now()
    await this.withSession(() => this.prepareFor(at))
    const placed: PlacedJob[] = []
    for (const job of jobs) {
      try {
        const slot = { commandId: this.nextId++, at }
        const command = job.prepare(slot)
        const checked = checkCommand(job.playerId, slot, command)
        placed.push({ job, playerId: job.playerId, slot, command, checked })
      } catch (error) {
        job.reject(error)
      }
    }
    return placed.sort((a, b) => (a.playerId < b.playerId ? -1 : 1))
  }

  /**
   * Commits a batch, or its halves when it cannot be committed whole: one bad row harms no other.
   */
  private async commit(batch: readonly PlacedJob[]): Promise<void> {
    if (batch.length === 0) return
    let verdicts: Verdict[]
    const sentAtMs = performance.now()
    try {
      verdicts = await this.send(batch)
    } catch (error) {
      if (batch.length === 1) return batch[0]!.job.reject(error)
      if (error instanceof LedgerClosed) throw error
      const middle = batch.length >> 1
      await this.commit(batch.slice(0, middle))
      return this.commit(batch.slice(middle))
    }
    this.answer(batch, verdicts)
    this.options.onBatch({
      seconds: (performance.now() - sentAtMs) / 1000,
      verdicts: verdicts.map(({ status }) => status),
    })
  }

  private answer(batch: readonly PlacedJob[], verdicts: readonly Verdict[]) {
    const topics = new Set<string>()
    batch.forEach((placed, i) => {
      const verdict = verdicts[i]!
      placed.job.resolve(verdict)
      if (verdict.status === 'posted') {
        for (const { topic } of placed.command.events ?? []) topics.add(topic)
      }
      this.options.onVerdict(placed, verdict)
    })
    this.options.onCommit([...topics])
  }

  private async send(batch: readonly PlacedJob[]): Promise<Verdict[]> {
    const { at } = batch[0]!.slot
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.withSession((session) => session.commit(at, batch))
      } catch (error) {
        if (!isPassing(error) || attempt === attemptsLimit) throw error
        await sleep(attempt)
      }
    }
  }

  /** Repeats `work` over new connections until one of them lives to see its end. */
  private async withSession<T>(work: (session: LaneSession) => Promise<T>): Promise<T> {
    for (let failures = 0; ; failures++) {
      try {
        if (!this.session?.isOpen()) this.session = await openLaneSession(this.options.connection)
        return await work(this.session)
      } catch (error) {
        if (!isConnectionLoss(error) && this.session?.isOpen()) throw error
        this.options.onError(error)
        void this.session?.close().catch(() => undefined)
        this.session = null
        if (this.closing) throw new LedgerClosed()
        await sleep(Math.min(reconnectPauseMsMax, 20 * 2 ** failures))
      }
    }
  }

  private async prepareFor(at: Date) {
    if (this.lastId - this.nextId < BigInt(this.options.batchLimit)) {
      const { first, last } = await this.session!.takeIds()
      this.nextId = first
      this.lastId = last
    }
    const time = at.getTime()
    if (time < this.partition.from || time >= this.partition.until) {
      await this.session!.createPartitions(at)
      this.partition = monthOf(at)
    }
  }
}

const monthOf = (at: Date) => ({
  from: Date.UTC(at.getUTCFullYear(), at.getUTCMonth()),
  until: Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1),
})
