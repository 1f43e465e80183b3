import { zero } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { moneyOf } from '../../components/typed-money.ts'

/** Says what a player owes and that it cannot be withdrawn; nothing where nothing is owed. */
export function OwedNote({ owed }: { readonly owed: string }) {
  const t = useTranslations('wallet')
  if (moneyOf(owed) <= zero) return null
  return (
    <p className="mt-12 rounded-10 bg-pending/12 p-12 text-14 leading-snug text-pending">
      {t('owed', { amount: formatReais(owed) })}
    </p>
  )
}
