import type { CallReply, ops } from '@jogada/contract'
import { add, formatMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { testPlayers } from '../../account/index.ts'
import { allPackages, offeredPackage, pastDeposits } from '../../deposit/index.ts'
import type { PastDeposit } from '../../deposit/index.ts'
import { isAllowed, takenBy } from '../../promotion/index.ts'
import type { Campaign, Taken } from '../../promotion/index.ts'
import { expectCampaign } from './campaign-draft.ts'
import { endsOf } from './supposed-ends.ts'
import type { SupposedBonus } from './supposed-ends.ts'

type Reply = CallReply<typeof ops.offers.forecastCampaign>
type Forecast = NonNullable<Reply['forecast']>

const DAY_MS = 86_400_000
const USUAL_DAYS = 30
const MOST_DAYS = 90
/** How many deposits are looked at, the oldest of the period first. */
const MOST_DEPOSITS = 5000

/**
 * What a campaign would have cost over the last days, by the deposits and the play that really were
 * and by the rules that give real bonuses: the most it could, as if all who were offered it had
 * taken it and it stood alone. Says so where that cannot be known. Refuses with `invalid_input`
 * what could not be saved.
 */
export async function forecastCampaign(deps: Deps, draft: Campaign): Promise<Reply> {
  await expectCampaign(deps, draft)
  const period = periodOf(draft, deps.clock.now())
  const gap = await gapOf(deps, draft)
  const shown = { from: period.from.toISOString(), to: period.to.toISOString() }
  if (gap !== null) return { ...shown, gap, forecast: null }
  const { deposits, isWhole } = await pastDeposits(deps, {
    ...period,
    without: await testPlayers(deps),
    most: MOST_DEPOSITS,
  })
  const taken = takenBy(draft, deposits, period)
  const last = deposits.at(-1)
  return {
    ...shown,
    ...(last && !isWhole && { to: last.orderedAt.toISOString() }),
    gap,
    forecast: {
      looked: deposits.length,
      isWhole,
      given: sumOf(taken.given),
      leftOut: sumOf(taken.leftOut),
      budget: {
        most: formatMoney(taken.mostSpent),
        emptyDays: taken.emptyDays.length,
        firstEmptyDay: taken.emptyDays[0] ?? null,
      },
      bonuses: draft.kind === 'discount' ? null : await bonusesOf(deps, draft, taken),
    },
  }
}

function periodOf({ starts_at, ends_at }: Campaign, to: Date) {
  const lengthMs =
    ends_at === null
      ? USUAL_DAYS * DAY_MS
      : Math.min(ends_at.getTime() - starts_at.getTime(), MOST_DAYS * DAY_MS)
  return { from: new Date(to.getTime() - lengthMs), to }
}

/** Why nothing can be said: an offer that play earns is taken by a deposit that nobody has made. */
async function gapOf(deps: Deps, draft: Campaign): Promise<Reply['gap']> {
  if (!isAllowed(deps, draft.kind)) return 'licence'
  if (draft.kind === 'play_bonus') return 'play'
  if (draft.kind === 'discount') return null
  const packages = (await allPackages(deps)).map(offeredPackage)
  const isNamed = packages.some(
    (one) => one.giftCampaign === draft.campaign_id && one.gift > zero && !one.isPopup,
  )
  return isNamed ? null : 'no_package'
}

type Given = Taken<PastDeposit>['given']

const sumOf = (given: Given): Forecast['given'] => ({
  deposits: given.length,
  players: new Set(given.map(({ deposit }) => deposit.playerId)).size,
  amount: formatMoney(total(given)),
})

const total = (given: readonly { readonly amount: Money }[]): Money =>
  add(zero, ...given.map(({ amount }) => amount))

async function bonusesOf(
  deps: Deps,
  draft: Campaign,
  { given }: Taken<PastDeposit>,
): Promise<Forecast['bonuses']> {
  const bonuses = given.map(
    ({ deposit: { playerId, claim, creditedAt }, amount }): SupposedBonus => ({
      playerId,
      claim,
      amount,
      at: creditedAt,
    }),
  )
  const ended = await endsOf(deps, draft, bonuses)
  const of = (end: (typeof ended)[number]['end']) => {
    const some = ended.filter((one) => one.end === end)
    return { bonuses: some.length, amount: formatMoney(total(some)) }
  }
  return { released: of('released'), expired: of('expired'), open: of('open') }
}
