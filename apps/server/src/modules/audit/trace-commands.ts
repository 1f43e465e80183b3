import type { Ledger, LedgerEvent, MoneyCommand } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { appendAt, CHAIN_LOCK } from './append.ts'
import type { AuditEntry } from './append.ts'

/** The event by which a command says which operator made it, and why. */
const TOPIC = 'operator_acted'

type Payload = Readonly<
  Record<'actor' | 'address' | 'action' | 'subject' | 'reason' | 'before' | 'after', string>
> & { readonly staffId: string | null }

/**
 * The trace of what an operator does to money, as a part of the command that does it: whoever
 * commits the one has committed the other. A command bears one at most.
 */
export const traceEvent = ({
  actor,
  action,
  subject,
  reason = '',
  before = null,
  after = null,
}: AuditEntry): LedgerEvent => ({
  topic: TOPIC,
  payload: {
    staffId: actor.staffId === null ? null : String(actor.staffId),
    actor: actor.email,
    address: actor.address,
    action,
    subject,
    reason,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  } satisfies Payload,
})

type Traced = {
  readonly commandId: bigint
  /** The time of the commit. */
  readonly at: Date
  readonly payload: LedgerEvent['payload']
}

/** Brings the trace of a command into the log, once however often it is delivered. */
async function enter({ db }: Pick<Deps, 'db'>, { commandId, at, payload }: Traced) {
  const { staffId, actor, address, before, after, ...said } = payload as Payload
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${CHAIN_LOCK}, 0))`.execute(tx)
    const known = await tx
      .selectFrom('audit.command_entry')
      .select('seq')
      .where('command_id', '=', commandId)
      .executeTakeFirst()
    if (known) return
    const seq = await appendAt(tx, at, {
      ...said,
      action: said.action as AuditEntry['action'],
      actor: { staffId: staffId === null ? null : BigInt(staffId), email: actor, address },
      before: JSON.parse(before),
      after: JSON.parse(after),
    })
    await tx.insertInto('audit.command_entry').values({ command_id: commandId, seq }).execute()
  })
}

/** Worker: brings into the log what commands carry and whoever made them did not live to enter. */
export const traceCommands = (deps: Pick<Deps, 'db' | 'ledger'>, signal: AbortSignal) =>
  deps.ledger.consume('audit.commands', (event) => enter(deps, event), { signal, topics: [TOPIC] })

/**
 * The ledger of the desk: what an operator did stands in the log before the answer goes out. Where
 * it cannot be entered now, the worker does it.
 */
export function tracedLedger({ db, ledger, log }: Pick<Deps, 'db' | 'ledger' | 'log'>): Ledger {
  return {
    ...ledger,
    async submit(playerId, prepare) {
      let made: MoneyCommand | undefined
      const verdict = await ledger.submit(playerId, (slot) => (made = prepare(slot)))
      const trace = made?.events?.find(({ topic }) => topic === TOPIC)
      if (verdict.status !== 'posted' || !trace) return verdict
      try {
        await enter({ db }, { ...verdict, payload: trace.payload })
      } catch (error) {
        log.error(
          { err: error, commandId: String(verdict.commandId) },
          'cannot trace a command yet',
        )
      }
      return verdict
    },
  }
}
