import type { PlayerEvents } from '@jogada/contract'
import { formatReais } from '@jogada/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { tallyRound } from '../game-table/session-tally.ts'
import { showToast } from '../overlays/toast.ts'
import { onPlayerEvent } from '../realtime/socket.ts'

const SHOWN_MS = 4000

type Settled = Parameters<PlayerEvents['drawSettled']>[0]

const pageOf = ({ channel }: Settled) => (channel === 'double' ? '/double' : '/luckyColor')

/**
 * Counts what came of bets on a draw, wherever the player is by then, and tells it while they look
 * at something else.
 */
export function DrawNews() {
  const t = useTranslations('draws')
  useEffect(
    () =>
      onPlayerEvent('drawSettled', (settled) => {
        if (settled.outcome !== null) tallyRound(settled)
        const page = pageOf(settled)
        if (location.pathname === page) return
        const game = t(page === '/double' ? 'doubleTitle' : 'luckyTitle')
        const amount = formatReais(settled.payout)
        const isPaid = Number(settled.payout) > 0
        const words = settled.outcome === null ? 'newsVoid' : isPaid ? 'newsPaid' : 'newsLost'
        showToast(t(words, { game, amount }), SHOWN_MS)
      }),
    [t],
  )
  return null
}
