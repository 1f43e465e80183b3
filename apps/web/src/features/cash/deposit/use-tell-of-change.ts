import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { alertMessage } from '../../../overlays/overlay-store.ts'

type Terms = { readonly amount: string; readonly gift: string }

/** Says where an order that was made asks for more than was shown, or comes without its bonus. */
export function useTellOfChange(): (shown: Terms, made: Terms) => void {
  const t = useTranslations('offers')
  return (shown, made) => {
    const changes = [
      ...(made.amount === shown.amount
        ? []
        : [t('priceChanged', { amount: formatReais(made.amount) })]),
      ...(made.gift === shown.gift ? [] : [t('bonusGone')]),
    ]
    if (changes.length > 0) alertMessage(changes.join(' '))
  }
}
