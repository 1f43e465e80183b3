import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { onePress } from '../../components/one-press.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'

export type PlaceButtonProps = {
  /** How many selections would be bet on, and how many of them have a price to be confirmed. */
  readonly ready: number
  readonly asks: number
  readonly total: Money
  readonly win: Money
  readonly isBusy: boolean
  readonly place: () => void
}

/** Sends the bets; a changed price is accepted by the same press, which names the new return. */
export function PlaceButton({ ready, asks, total, win, isBusy, place }: PlaceButtonProps) {
  const t = useTranslations('slip')
  const loggedIn = useLoggedIn()
  const classes = 'h-52! min-h-[48px] w-full'
  if (!loggedIn) {
    const logIn = () => openOverlay({ id: 'auth', params: { tab: 'login' } })
    return (
      <Button className={classes} onClick={logIn}>
        {t('loginToBet')}
      </Button>
    )
  }
  const shown = formatReais(win)
  const isTyped = total > 0n
  return (
    <Button
      className={classes}
      disabled={isBusy || ready === 0}
      onKeyDown={onePress}
      onClick={place}
    >
      {isBusy && t('placing')}
      {!isBusy && !isTyped && t('betAny')}
      {!isBusy && isTyped && asks === 0 && t('bet', { stake: formatReais(total) })}
      {!isBusy && isTyped && asks === 1 && t('acceptAndBet', { win: shown })}
      {!isBusy && isTyped && asks > 1 && t('acceptAllAndBet', { win: shown })}
    </Button>
  )
}
