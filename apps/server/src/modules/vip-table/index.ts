import type { ops } from '@jogada/contract'
import { formatMoney, parseMoney } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
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

/** The VIP tables that were in force at some time from an instant on until before another. */
export const vipTablesBetween = (
  deps: Pick<Deps, 'settings'>,
  { from, to }: { readonly from: Date; readonly to: Date },
): readonly (readonly VipLevel[])[] =>
  [
    from,
    ...deps.settings
      .versions('vip')
      .map(({ fromAt }) => fromAt)
      .filter((at) => at > from && at < to),
  ].map((at) => vipTableAt(deps, at))

/** The VIP table that is in force now, with what the licence lets a withdrawal cost. */
export function vipTable(deps: Pick<Deps, 'settings' | 'clock' | 'env'>): readonly VipLevel[] {
  const table = vipTableAt(deps, deps.clock.now())
  return licenceProfile(deps.env.LICENCE_PROFILE).payout.houseTerms ? table : freely(table)
}

/** Where the licence knows no limit: as many as no person asks for, against those who are none. */
const FREE_PER_DAY = 100n

const free = new WeakMap<readonly VipLevel[], readonly VipLevel[]>()

function freely(table: readonly VipLevel[]): readonly VipLevel[] {
  const known = free.get(table)
  if (known) return known
  const made = table.map((one) => ({
    ...one,
    withdrawalsPerDay: FREE_PER_DAY,
    withdrawalFeePerMille: 0n,
  }))
  free.set(table, made)
  return made
}
