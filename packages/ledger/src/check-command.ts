import { houseAccounts, playerAccounts } from './accounts.ts'
import { arrayElement } from './array-text.ts'
import type { CounterMove, MoneyCommand, RowWrite, RowWriter, Slot } from './command.ts'

/** What a command does to one account: gross sums, each in its own direction. */
export type Leg = { readonly account: number; debit: bigint; credit: bigint }

/** A row of a module whose values are written out as elements of PostgreSQL arrays. */
export type CheckedRow = { readonly writer: RowWriter; readonly elements: readonly string[] }

/** A command that keeps every rule that can be seen without the database, ready to be written. */
export type CheckedCommand = {
  readonly legs: readonly Leg[]
  readonly houseLegs: readonly Leg[]
  readonly moves: readonly CounterMove[]
  readonly houseMoves: readonly CounterMove[]
  readonly expects: readonly CheckedRow[]
  readonly rows: readonly CheckedRow[]
  /** What it announces, as elements of the JSON array that the batch keeps. */
  readonly events: string | null
}

const none: readonly never[] = []
const nothing: CheckedCommand = {
  legs: none,
  houseLegs: none,
  moves: none,
  houseMoves: none,
  expects: none,
  rows: none,
  events: null,
}
const keyLengthMax = 200
const numbers: Readonly<Record<string, number>> = { ...playerAccounts, ...houseAccounts }
const firstHouseAccount = houseAccounts['house:psp_clearing']

/**
 * Checks a command and sums its postings by account. A command that breaks a rule is a bug of its
 * module: TypeError. What a refusal carries besides its code is left out, because it must not move.
 */
export function checkCommand(
  playerId: bigint,
  { commandId }: Slot,
  command: MoneyCommand,
): CheckedCommand {
  const { key, refusal } = command
  if (key.length === 0 || key.length > keyLengthMax) throw bug(command, 'has no usable key')
  if (refusal === '') throw bug(command, 'is refused without a code')
  if (refusal !== undefined) {
    return nothing
  }
  const { legs, houseLegs } = sumPostings(command)
  const counters = command.counters ?? none
  return {
    legs,
    houseLegs,
    moves: sortMoves(command, counters, 'player'),
    houseMoves: sortMoves(command, counters, 'house'),
    expects: (command.expects ?? none).map(({ check, values }) =>
      writeRow(command, { writer: check, values }),
    ),
    rows: (command.rows ?? none).map((row) => writeRow(command, row)),
    events: writeEvents(playerId, commandId, command),
  }
}

function sumPostings(command: MoneyCommand) {
  const legs: Leg[] = []
  const houseLegs: Leg[] = []
  let sum = 0n
  for (const { account, amount } of command.postings) {
    const number = numbers[account]
    if (number === undefined) throw bug(command, `names the unknown account ${account}`)
    if (amount === 0n) throw bug(command, `moves nothing on ${account}`)
    sum += amount
    const side = number < firstHouseAccount ? legs : houseLegs
    let leg = side.find((known) => known.account === number)
    if (!leg) side.push((leg = { account: number, debit: 0n, credit: 0n }))
    if (amount > 0n) leg.credit += amount
    else leg.debit -= amount
  }
  if (sum !== 0n) throw bug(command, `has postings that sum to ${sum}`)
  if (legs.length > 1) legs.sort((a, b) => a.account - b.account)
  return { legs, houseLegs }
}

/** One move per counter, in the order in which counters are locked. */
function sortMoves(
  command: MoneyCommand,
  counters: readonly CounterMove[],
  owner: CounterMove['owner'],
): readonly CounterMove[] {
  const moves = counters.filter((move) => move.owner === owner)
  if (moves.length < 2) return moves
  moves.sort((a, b) => (a.name < b.name ? -1 : 1))
  const twice = moves.find((move, i) => move.name === moves[i + 1]?.name)
  if (twice) throw bug(command, `moves the counter ${twice.name} twice`)
  return moves
}

function writeRow(command: MoneyCommand, { writer, values }: RowWrite): CheckedRow {
  const types = Object.values(writer.columns)
  if (values.length !== types.length) {
    throw bug(command, `gives ${values.length} values to ${writer.name}, which has ${types.length}`)
  }
  return { writer, elements: types.map((type, i) => arrayElement(type, values[i])) }
}

function writeEvents(playerId: bigint, commandId: bigint, { events }: MoneyCommand) {
  if (!events || events.length === 0) return null
  const player = String(playerId)
  const id = String(commandId)
  return events
    .map(({ topic, payload }) => JSON.stringify({ topic, player, command: id, payload }))
    .join(',')
}

const bug = (command: MoneyCommand, what: string) =>
  new TypeError(`the command ${command.kind} ${command.key} ${what}`)
