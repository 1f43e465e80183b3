import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Group } from '@mantine/core'
import { useEffect } from 'react'
import { request } from '../../api/request.ts'
import { HandPrices } from './hand-prices.tsx'
import { LiveDesk } from './live-desk.tsx'

type Detail = CallReply<typeof ops.trading.event>

const ATTEND_MS = 5000

/** Prices and score of an event that was announced by hand. */
export function HandDesk({ detail }: { readonly detail: Detail }) {
  useEffect(() => {
    const attend = () => void request(ops.trading.attend, {}).catch(() => undefined)
    attend()
    const timer = setInterval(attend, ATTEND_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Group grow align="stretch">
      <HandPrices detail={detail} />
      <LiveDesk event={detail.event} />
    </Group>
  )
}
