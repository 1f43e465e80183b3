import type { ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import { vipLevels } from '@jogada/core/vip/levels'
import type { VipLevel } from '@jogada/core/vip/levels'
import type { Deps } from '../../deps.ts'

type Document = ops.settings.Documents['vip']

const read = new WeakMap<Document, readonly VipLevel[]>()

/** A VIP table out of its document. */
export function vipTableOf(document: Document): readonly VipLevel[] {
  const known = read.get(document)
  if (known) return known
  const table = document.levels.map((one, level) => ({
    level,
    deposited: parseMoney(one.deposited)!,
    played: one.played === null ? null : parseMoney(one.played)!,
    playedAlone: one.playedAlone === null ? null : parseMoney(one.playedAlone)!,
    withdrawalsPerDay: BigInt(one.withdrawalsPerDay),
    withdrawalFeePerMille: BigInt(one.withdrawalFeePerMille),
    award: parseMoney(one.award)!,
    rebateParts: BigInt(one.rebateParts),
  }))
  read.set(document, table)
  return table
}

/** The table as its document; the code's own is what no operator has changed. */
export const vipDocumentOf = (table: readonly VipLevel[] = vipLevels): Document => ({
  levels: table.map((one) => ({
    deposited: formatMoney(one.deposited),
    played: one.played === null ? null : formatMoney(one.played),
    playedAlone: one.playedAlone === null ? null : formatMoney(one.playedAlone),
    withdrawalsPerDay: Number(one.withdrawalsPerDay),
    withdrawalFeePerMille: Number(one.withdrawalFeePerMille),
    award: formatMoney(one.award),
    rebateParts: Number(one.rebateParts),
  })),
})

/** The VIP table that is in force at an instant. */
export function vipTableAt({ settings }: Pick<Deps, 'settings'>, at: Date): readonly VipLevel[] {
  const set = settings.at('vip', at)
  return set ? vipTableOf(set.value) : vipLevels
}

/** The VIP table that is in force now. */
export const vipTable = (deps: Pick<Deps, 'settings' | 'clock'>): readonly VipLevel[] =>
  vipTableAt(deps, deps.clock.now())
