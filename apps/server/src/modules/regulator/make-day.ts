import { createHash } from 'node:crypto'
import { formatMoney } from '@jogada/core'
import { MOST_RECORDS, fileIdOf } from '@jogada/core/regulator/records'
import type { FileKind, RecordOf } from '@jogada/core/regulator/records'
import { addSums, renderFile, sumsOf } from '@jogada/core/regulator/layout'
import type { Sums } from '@jogada/core/regulator/layout'
import { split } from '@jogada/core/regulator/split'
import { ledgerSnapshot } from '@jogada/ledger'
import type { LedgerSnapshot } from '@jogada/ledger'
import { CompiledQuery } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { jsonb } from '../../platform/jsonb.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import type { Tables } from '../../tables.ts'
import { renewAlert } from '../alert/index.ts'
import { differences } from './compare.ts'
import { isLastOfMonth, nextDay } from './days.ts'
import { bettors, wallets } from './records/people.ts'
import { gameRounds } from './records/game-rounds.ts'
import { operatorMonth } from './records/operator-month.ts'
import { sportsBets } from './records/sports-bets.ts'
import { keptContent } from './sealed.ts'

export type Room = Pick<Deps, 'db' | 'vault' | 'clock' | 'env'>

const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'

/** Ends the transaction of a day whose files do not say what the ledger says. */
class Differs extends Error {
  readonly differences: Readonly<Record<string, string>>
  constructor(found: Readonly<Record<string, string>>) {
    super('the files of a day differ from the ledger')
    this.differences = found
  }
}

/**
 * Makes the files of a day that is over, whole or not at all, from one state of the database; a day
 * that is made already stays as it is. What is made again comes out in the same bytes. Files whose
 * sums are not the ledger's own raise `regulator_files_differ`, as often as that is closed, and
 * nothing is kept. Says whether the day is made.
 */
export async function makeDay(
  deps: Room,
  day: string,
  { most = MOST_RECORDS }: { readonly most?: number } = {},
): Promise<boolean> {
  const known = await deps.db
    .selectFrom('regulator.day')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst()
  if (known) return true
  try {
    await deps.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => makeWithin({ ...deps, db: tx }, day, most))
    return true
  } catch (error) {
    if (error instanceof Differs) {
      await renewAlert(deps, {
        kind: 'regulator_files_differ',
        subject: `regulator:${day}`,
        detail: error.differences,
      })
      return false
    }
    // another process made the same day meanwhile, and in the same bytes
    const { code } = error as { code?: string }
    if (code === SERIALIZATION_FAILURE || code === UNIQUE_VIOLATION) return false
    throw error
  }
}

type Within = Omit<Room, 'db'> & { readonly db: Transaction<Tables> }

async function makeWithin(deps: Within, day: string, most: number): Promise<void> {
  const { db, clock } = deps
  await db.insertInto('regulator.day').values({ day, made_at: clock.now() }).execute()
  const ledger = ledgerSnapshot((text, values) =>
    db.executeQuery(CompiledQuery.raw(text, [...values])),
  )
  const period = { day, from: startOfLocalDay(day)!, to: startOfLocalDay(nextDay(day))! }
  const keep = <Kind extends FileKind>(
    kind: Kind,
    records: AsyncIterable<RecordOf[Kind]> | Iterable<RecordOf[Kind]>,
  ) => keepFiles(deps, { kind, day, most }, records)
  await keep('bettor', bettors(deps, ledger, period))
  const made = {
    wallet: await keep('wallet', wallets(deps, ledger, period)),
    sportsBet: await keep('sportsBet', sportsBets(deps, ledger, period)),
    gameRound: await keep('gameRound', gameRounds(deps, ledger, period)),
  }
  if (isLastOfMonth(day)) await keep('operatorMonth', [await operatorMonth(ledger, day)])
  await refuseDifferences(ledger, day, made)
}

async function refuseDifferences(
  ledger: LedgerSnapshot,
  day: string,
  made: Readonly<Record<'wallet' | 'sportsBet' | 'gameRound', Sums>>,
) {
  const found = differences(await ledger.houseSums({ firstDay: day, lastDay: day }), made)
  if (Object.keys(found).length > 0) throw new Differs(found)
}

/** Keeps the files of a kind and gives the sums of all of them. */
async function keepFiles<Kind extends FileKind>(
  deps: Within,
  { kind, day, most }: { readonly kind: Kind; readonly day: string; readonly most: number },
  all: AsyncIterable<RecordOf[Kind]> | Iterable<RecordOf[Kind]>,
): Promise<Sums> {
  const { db, env } = deps
  const sums: Sums[] = []
  for await (const { part, isLast, records } of split(all, most)) {
    const head = {
      kind,
      day,
      part,
      isLast,
      cnpj: env.LICENCE_CNPJ ?? '',
      licence: env.LICENCE_NUMBER ?? '',
    }
    const fileId = fileIdOf(head)
    const content = Buffer.from([...renderFile(head, records)].join(''))
    const own = sumsOf(kind, records)
    sums.push(own)
    await db
      .insertInto('regulator.file')
      .values({
        file_id: fileId,
        day,
        kind,
        part,
        records: records.length,
        sums: jsonb(
          Object.fromEntries(Object.entries(own).map(([name, sum]) => [name, formatMoney(sum)])),
        ),
        digest: createHash('sha256').update(content).digest(),
        content: await keptContent(deps, fileId, content),
      })
      .execute()
  }
  return addSums(kind, sums)
}
