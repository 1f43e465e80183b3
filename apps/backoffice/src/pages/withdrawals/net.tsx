import { Money, decimalText } from '../../components/shown.tsx'
import { useTexts } from '../../i18n/use-texts.tsx'
import type { Row } from './withdrawal-modals.tsx'

/** What leaves, in its currency. */
export function Net({ row }: { readonly row: Row }) {
  const { lang } = useTexts()
  return row.usdt ? <>{decimalText(row.usdt, lang)} USDT</> : <Money amount={row.net} />
}
