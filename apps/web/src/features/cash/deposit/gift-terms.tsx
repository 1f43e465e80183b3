import type { PackageEntry } from '@jogada/contract/order'
import { formatReais } from '@jogada/ui'
import { Gift } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useContributionText } from '../../../components/contribution.tsx'
import { moneyOf } from '../../../components/typed-money.ts'

/** Whether a package comes with a gift whose terms are known. */
export const hasGiftTerms = ({ gift, giftTimes, giftDays }: PackageEntry): boolean =>
  moneyOf(gift) > 0n && giftTimes !== undefined && giftDays !== undefined

/**
 * What has to be done for a package's gift, said where it is chosen: how often, how long,
 * with which games.
 */
export function GiftTerms({ entry }: { readonly entry: PackageEntry }) {
  const t = useTranslations('cash')
  const contributionText = useContributionText()
  const { gift, giftTimes, giftDays, giftContribution, giftMaxBet } = entry
  return (
    <div className="flex gap-10 rounded-10 border border-line bg-raised p-12 text-12 text-soft">
      <Gift className="size-20 shrink-0 text-win" aria-hidden="true" />
      <div className="min-w-0">
        <p className="text-14 font-[560] text-fg">{t('bonus', { amount: formatReais(gift) })}</p>
        <ul className="mt-4 space-y-4">
          <li>{t('bonusWageringNote', { times: String(giftTimes) })}</li>
          <li>{t('bonusDaysNote', { days: String(giftDays) })}</li>
          {giftMaxBet && <li>{t('maxBetNote', { amount: formatReais(giftMaxBet) })}</li>}
          {giftContribution && <li>{contributionText(giftContribution)}</li>}
        </ul>
      </div>
    </div>
  )
}
