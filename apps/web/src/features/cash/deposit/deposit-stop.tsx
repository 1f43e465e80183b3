import type { LimitsView } from '@jogada/contract/limits'
import { zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { moneyOf } from '../../../components/typed-money.ts'
import { limitsQuery } from '../../../session/limits-query.ts'
import { useLoggedIn } from '../../../session/session.ts'

/** What keeps deposits out or small, as the server holds it now; undefined until it is known. */
export const useDepositStop = () => useQuery({ ...limitsQuery, enabled: useLoggedIn() })

/** Whether a payment of so much would be taken. What is not known keeps nobody from trying. */
export function isTaken(view: LimitsView | undefined, paid: Money): boolean {
  if (!view) return true
  const room = view.depositRoom
  return !view.pause && (room === null || paid <= moneyOf(room.amount))
}

/** Says until when no deposit is taken, or how much of one still is; nothing where all are. */
export function DepositStop({ view }: { readonly view: LimitsView | undefined }) {
  const t = useTranslations('limits')
  const format = useFormatter()
  const text = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })
  if (!view || (!view.pause && !view.depositRoom)) return null
  const { pause, depositRoom } = view
  return (
    <output className="mb-12 block rounded-10 bg-pending/12 p-12 text-14 leading-snug text-pending">
      {pause
        ? pause.until
          ? t(pause.kind === 'self_exclusion' ? 'excludedUntil' : 'pausedUntil', {
              until: text(pause.until),
            })
          : t('excluded')
        : depositRoom && roomText(depositRoom)}
    </output>
  )

  function roomText({ amount, until }: NonNullable<LimitsView['depositRoom']>) {
    return moneyOf(amount) > zero
      ? t('depositsLeft', { amount: formatReais(amount), until: text(until) })
      : t('depositsUsed', { until: text(until) })
  }
}
