import { listCampaigns, listGifts, listPackages } from '../offers/list-offers.ts'
import { named, wholeLines } from './lines.ts'
import type { Source } from './source.ts'

type Spending = { readonly spent: Readonly<Record<'day' | 'month' | 'total', unknown>> }

/** What an offer has given so far, which its budget bounds. */
const spent = {
  spentDay: ({ spent: { day } }: Spending) => day,
  spentMonth: ({ spent: { month } }: Spending) => month,
  spentTotal: ({ spent: { total } }: Spending) => total,
}

/** Campaigns, gifts and packages as lines. */
export const offerLists = {
  campaigns: (deps) =>
    wholeLines(
      {
        ...named(
          'campaignId',
          'kind',
          'audience',
          'isOn',
          'startsAt',
          'endsAt',
          'budget',
          'budgetWindow',
          'wagerTimes',
          'maxBet',
          'validDays',
          'discountParts',
          'playThreshold',
          'bonusBase',
          'multiplierHundredths',
        ),
        ...spent,
      },
      () => listCampaigns(deps),
    ),
  gifts: (deps) =>
    wholeLines(
      {
        ...named(
          'giftId',
          'audience',
          'minimumLevel',
          'amount',
          'isOn',
          'startsAt',
          'endsAt',
          'budget',
          'budgetWindow',
          'wagerTimes',
          'maxBet',
        ),
        ...spent,
      },
      () => listGifts(deps),
    ),
  packages: (deps) =>
    wholeLines(
      named('packageId', 'place', 'price', 'gift', 'giftCampaign', 'sort', 'isOffered'),
      () => listPackages(deps),
    ),
} satisfies Readonly<Record<string, Source>>
