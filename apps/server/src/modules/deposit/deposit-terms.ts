import { formatMoney } from '@jogada/core'
import { FAILED_PAYMENT_RULE } from '@jogada/core/payments/failed-payments'
import type { Deps } from '../../deps.ts'
import { wageredTimes } from './credit-payment.ts'
import { PAY_WITHIN_SECONDS } from './pre-pay.ts'

/** What anybody may know of depositing: the first package's price, deadlines, and what locks it. */
export async function depositTerms(deps: Pick<Deps, 'db' | 'env'>) {
  const first = await deps.db
    .selectFrom('deposit.package')
    .select('price')
    .where('is_offered', '=', true)
    .where('currency', 'in', ['BRL', 'EXTPAY', ''])
    .orderBy('sort')
    .orderBy('package_id')
    .limit(1)
    .executeTakeFirst()
  return {
    minimum: first ? formatMoney(first.price) : null,
    payMinutes: PAY_WITHIN_SECONDS / 60,
    wagerTimes: Number(wageredTimes(deps)),
    failures: FAILED_PAYMENT_RULE.failures,
    failuresMinutes: FAILED_PAYMENT_RULE.withinMinutes,
    pauseMinutes: FAILED_PAYMENT_RULE.pauseMinutes,
  }
}
