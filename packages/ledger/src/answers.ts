import type { Money } from '@jogada/core'
import { playerAccountNames, playerAccounts } from './accounts.ts'
import type { PlacedCommand } from './batch-statement.ts'
import type { Balance, PlayerAccount, Posted, Verdict } from './command.ts'
import type { StoredCommand } from './stored-command.ts'

/** What `ledger.commit_batch` answers: a code per command, a balance and a version per leg. */
export type BatchAnswer = {
  readonly codes: readonly number[]
  readonly details: readonly (string | null)[]
  readonly balances: readonly (bigint | null)[]
  readonly seqs: readonly (bigint | null)[]
}

const replayedCode = 4

/** The positions whose key was decided in an earlier transaction. */
export const replayedPositions = ({ codes }: BatchAnswer): number[] =>
  codes.flatMap((code, i) => (code === replayedCode ? [i] : []))

/**
 * The verdicts of a batch, in its order. `stored` has what was decided before, by position; a
 * command that finds itself there was committed by a connection that broke before it could answer.
 */
export function verdictsOf(
  commands: readonly PlacedCommand[],
  answer: BatchAnswer,
  stored: ReadonlyMap<number, StoredCommand>,
): Verdict[] {
  let leg = 0
  return commands.map((command, i) => {
    const firstLeg = leg
    leg += command.checked.legs.length
    const detail = answer.details[i] ?? ''
    switch (answer.codes[i]) {
      case 0:
        return posted(command, answer, firstLeg)
      case 1:
        return { status: 'insufficient_funds' }
      case 2:
        return { status: 'limit_reached', counter: detail }
      case 3:
        return { status: 'refused', code: detail }
      case replayedCode:
        return replayed(command, stored.get(i)!)
      case 5:
        return { status: 'conflict' }
      case 6:
        return { status: 'stale', counter: answer.details[i] ?? null }
      default:
        throw new Error(`the ledger answered ${answer.codes[i]}`)
    }
  })
}

function posted({ slot, checked }: PlacedCommand, answer: BatchAnswer, firstLeg: number): Posted {
  const balances: Partial<Record<PlayerAccount, Balance>> = {}
  checked.legs.forEach(({ account }, i) => {
    balances[playerAccountNames[account - playerAccounts.cash]!] = {
      balance: answer.balances[firstLeg + i]! as Money,
      version: answer.seqs[firstLeg + i]!,
    }
  })
  return { status: 'posted', commandId: slot.commandId, at: slot.at, balances }
}

const replayed = ({ slot }: PlacedCommand, stored: StoredCommand): Verdict =>
  stored.commandId === slot.commandId
    ? stored.verdict
    : { status: 'replayed', first: stored.verdict }
