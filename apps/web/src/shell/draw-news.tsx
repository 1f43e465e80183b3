import { drawGameOf } from '@jogada/core/games/draws'
import type { DrawGame } from '@jogada/core/games/house-games'
import { formatReais } from '@jogada/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { tallyRound } from '../game-table/session-tally.ts'
import { showToast } from '../overlays/toast.ts'
import { onPlayerEvent } from '../realtime/socket.ts'

const SHOWN_MS = 4000

const TITLES = {
  double: 'doubleTitle',
  luckyColor: 'luckyTitle',
} as const satisfies Readonly<Record<DrawGame, string>>

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
        const code = drawGameOf(settled.channel)
        if (location.pathname === `/${code}`) return
        const game = t(TITLES[code])
        const amount = formatReais(settled.payout)
        const isPaid = Number(settled.payout) > 0
        const words = settled.outcome === null ? 'newsVoid' : isPaid ? 'newsPaid' : 'newsLost'
        showToast(t(words, { game, amount }), SHOWN_MS)
      }),
    [t],
  )
  return null
}
