import type { LostPromise } from '@jogada/contract/order'
import { useMessageText } from '../../../components/use-message-text.ts'

type Props = { readonly amount: string; readonly lost: LostPromise }

/** Says of a payment that arrived why it came without what its order was promised. */
export function LostPromiseNote({ amount, lost }: Props) {
  const textOf = useMessageText()
  return (
    <p className="mt-12 rounded-14 bg-raised p-14 text-left text-14 text-pending">
      {textOf(`deposit_credited_${lost}`, { amount })}
    </p>
  )
}
