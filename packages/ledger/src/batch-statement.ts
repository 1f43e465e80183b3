import { plainArray, textArray } from './array-text.ts'
import type { CalendarWindows } from './calendar-windows.ts'
import type { CheckedCommand, CheckedRow, Leg } from './check-command.ts'
import { playerAccounts } from './accounts.ts'
import type { CounterMove, MoneyCommand, Slot } from './command.ts'
import { checkStatements, rowStatements } from './row-statement.ts'
import type { PlacedRow, Statement } from './row-statement.ts'

/** A command that has its place in a batch. */
export type PlacedCommand = {
  readonly playerId: bigint
  readonly slot: Slot
  readonly command: MoneyCommand
  readonly checked: CheckedCommand
}

export type BatchHead = {
  readonly lane: number
  readonly at: Date
  readonly windows: CalendarWindows
}

type Integers = (bigint | number | null)[]
type Texts = (string | null)[]

/** The statements of a batch, and which of them is the one that answers. */
export type BatchStatements = { readonly statements: Statement[]; readonly answers: number }

/**
 * The statements that commit a batch, to be sent in one transaction. `commands` has at most one
 * command per player, sorted by player.
 */
export function batchStatements(
  head: BatchHead,
  commands: readonly PlacedCommand[],
): BatchStatements {
  const values = [
    String(head.lane),
    head.at.toISOString(),
    head.windows.day,
    head.windows.week,
    head.windows.month,
    ...commandColumns(commands),
    ...legColumns(commands),
    ...houseLegColumns(commands),
    ...moveColumns(commands),
    ...houseMoveColumns(commands),
  ]
  const checks = checkStatements(placedRows(commands, ({ expects }) => expects))
  const commit = { name: 'commit_batch', text: commitText(values.length), values }
  const rows = rowStatements(placedRows(commands, (checked) => checked.rows))
  return { statements: [...checks, commit, ...rows], answers: checks.length }
}

const placedRows = (
  commands: readonly PlacedCommand[],
  rowsOf: (checked: CheckedCommand) => readonly CheckedRow[],
): PlacedRow[] =>
  commands.flatMap(({ checked }, i) => rowsOf(checked).map((row) => ({ position: i + 1, row })))

let text: string | undefined
function commitText(parameters: number): string {
  text ??= `SELECT * FROM ledger.commit_batch(${Array.from(
    { length: parameters },
    (_, i) => `$${i + 1}`,
  ).join(',')})`
  return text
}

function commandColumns(commands: readonly PlacedCommand[]): string[] {
  const players: Integers = []
  const ids: Integers = []
  const keys: Texts = []
  const hashes: Texts = []
  const kinds: Texts = []
  const refusals: Texts = []
  const houses: Texts = []
  const events: Texts = []
  const legs: Integers[] = [[], [], [], []]
  let legCount = 0
  for (const { playerId, slot, command, checked } of commands) {
    players.push(playerId)
    ids.push(slot.commandId)
    keys.push(command.key)
    hashes.push(command.bodyHash)
    kinds.push(command.kind)
    refusals.push(command.refusal ?? null)
    houses.push(houseText(checked.houseLegs))
    events.push(checked.events)
    for (const column of legs) column.push(null)
    for (const leg of checked.legs) {
      legs[leg.account - playerAccounts.cash]![players.length - 1] = ++legCount
    }
  }
  return [
    plainArray(players),
    ...[keys, hashes, kinds, refusals].map(textArray),
    plainArray(ids),
    ...[houses, events].map(textArray),
    ...legs.map(plainArray),
  ]
}

const houseText = (legs: readonly Leg[]) =>
  legs.length === 0
    ? null
    : `{${legs.map(({ account, debit, credit }) => `${account},${credit - debit}`).join(',')}}`

function legColumns(commands: readonly PlacedCommand[]): string[] {
  const columns: Integers[] = [[], [], [], [], []]
  const [positions, owners, accounts, debits, credits] = columns as FiveColumns
  commands.forEach(({ playerId, checked }, i) => {
    for (const leg of checked.legs) {
      positions.push(i + 1)
      owners.push(playerId)
      accounts.push(leg.account)
      debits.push(leg.debit)
      credits.push(leg.credit)
    }
  })
  return columns.map(plainArray)
}

type FiveColumns = [Integers, Integers, Integers, Integers, Integers]

function houseLegColumns(commands: readonly PlacedCommand[]): string[] {
  const columns: Integers[] = [[], [], [], []]
  const [positions, accounts, debits, credits] = columns as [Integers, Integers, Integers, Integers]
  commands.forEach(({ checked }, i) => {
    for (const leg of checked.houseLegs) {
      positions.push(i + 1)
      accounts.push(leg.account)
      debits.push(leg.debit)
      credits.push(leg.credit)
    }
  })
  return columns.map(plainArray)
}

function moveColumns(commands: readonly PlacedCommand[]): string[] {
  const positions: Integers = []
  const owners: Integers = []
  const names: Texts = []
  const bounds = new Bounds()
  commands.forEach(({ playerId, checked }, i) => {
    for (const move of checked.moves) {
      positions.push(i + 1)
      owners.push(playerId)
      names.push(move.name)
      bounds.push(move)
    }
  })
  return [plainArray(positions), plainArray(owners), textArray(names), ...bounds.columns()]
}

/** Moves of shared counters, in the order in which their commands arrived. */
function houseMoveColumns(commands: readonly PlacedCommand[]): string[] {
  const positions: Integers = []
  const slots: Integers = []
  const bounds = new Bounds()
  const moving = commands
    .map(({ slot, checked }, i) => ({ slot, moves: checked.houseMoves, position: i + 1 }))
    .filter(({ moves }) => moves.length > 0)
    .sort((a, b) => (a.slot.commandId < b.slot.commandId ? -1 : 1))
  const names = [...new Set(moving.flatMap(({ moves }) => moves.map(({ name }) => name)))].sort()
  const slotOf = new Map(names.map((name, i) => [name, i + 1]))
  for (const { position, moves } of moving) {
    for (const move of moves) {
      positions.push(position)
      slots.push(slotOf.get(move.name)!)
      bounds.push(move)
    }
  }
  return [textArray(names), plainArray(positions), plainArray(slots), ...bounds.columns()]
}

class Bounds {
  private readonly values: Integers[] = Array.from({ length: 7 }, () => [])

  push({ delta, max, min, expect }: CounterMove) {
    const row = [delta, max?.total, max?.day, max?.week, max?.month, min, expect]
    row.forEach((value, i) => this.values[i]!.push(value ?? null))
  }

  columns(): string[] {
    return this.values.map(plainArray)
  }
}
