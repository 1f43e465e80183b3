import { ops } from '@jogada/contract'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/use-call.ts'
import { DayInput } from '../components/day-input.tsx'
import { today } from '../components/days.ts'
import { Page } from '../components/page.tsx'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { Debts } from './debts.tsx'
import { DepositDifferences } from './deposit-differences.tsx'
import { PayoutDifferences } from './payout-differences.tsx'
import { PixRefund } from './pix-refund.tsx'
import { StrandedPayments } from './stranded-payments.tsx'

/** What does not match, and what players owe. */
export function DepositsPage() {
  const { t } = useTexts()
  const me = useMe()
  const [day, setDay] = useState(today(1))
  const reconcile = useChange(ops.queues.reconcile)
  return (
    <Page
      title={t.deposits}
      actions={
        me.may('deposit.decide') && (
          <Group align="flex-end">
            <DayInput label={t.day} value={day} onChange={setDay} />
            <Button
              variant="default"
              loading={reconcile.isPending}
              onClick={() => reconcile.mutate({ body: { day } })}
            >
              {t.reconcile}
            </Button>
          </Group>
        )
      }
    >
      <StrandedPayments />
      <DepositDifferences />
      <PayoutDifferences />
      <Debts />
      <PixRefund />
    </Page>
  )
}
