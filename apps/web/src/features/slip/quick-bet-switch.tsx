import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { Switch } from '../../components/switch.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { useLoggedIn } from '../../session/session.ts'
import { keepSlip, useSlip } from '../../slip/slip-store.ts'

/** Lets one tap on a live price be a bet of the kept stake; off until the player turns it on. */
export function QuickBetSwitch() {
  const t = useTranslations('slip')
  const loggedIn = useLoggedIn()
  const quick = useSlip((slip) => slip.quick ?? false)
  const stake = useSlip((slip) => moneyOf(slip.stake))
  if (!loggedIn || stake <= 0n) return null
  return (
    <div className="mt-8 rounded-10 bg-raised px-12">
      <Switch
        title={t('quickBet')}
        lead={t('quickBetLead', { stake: formatReais(stake) })}
        on={quick}
        choose={(on) => keepSlip({ quick: on })}
      />
    </div>
  )
}
