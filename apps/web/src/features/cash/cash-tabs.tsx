import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabsView } from '../../components/tabs.tsx'
import { DepositPanel } from './deposit/deposit-panel.tsx'
import { WithdrawPanel } from './withdraw/withdraw-panel.tsx'

export type CashTab = 'deposit' | 'withdraw'

export type CashTabsProps = {
  readonly tab: CashTab
  /** A payment arrived or a withdrawal was asked for: the container has done its work. */
  readonly onDone: () => void
}

/** Deposit and withdrawal, two tabs of one container, in the overlay and on its own page. */
export function CashTabs({ tab: first, onDone }: CashTabsProps) {
  const t = useTranslations('shell')
  const [tab, setTab] = useState(first)
  return (
    <TabsView
      label={t('wallet')}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'deposit',
          title: t('deposit'),
          panel: <DepositPanel place="page" onPaid={onDone} />,
        },
        { id: 'withdraw', title: t('withdraw'), panel: <WithdrawPanel onSent={onDone} /> },
      ]}
    />
  )
}
