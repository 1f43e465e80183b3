import type { DiceRound } from '@jogada/contract/game'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { decimalText } from '../../components/decimal-text.ts'
import { diceRoundsQuery } from './dice-queries.ts'

const SHOWN = 20

/** The player's last rolls, newest first; each opens its receipt. */
export function LastResults() {
  const t = useTranslations('dice')
  const enabled = useLoggedIn()
  const { data: rounds } = useQuery({ ...diceRoundsQuery, enabled })
  if (rounds?.length === 0) {
    return (
      <p className="flex h-32 min-h-[44px] items-center text-12 text-muted">{t('noResults')}</p>
    )
  }
  return (
    <ul
      aria-label={t('lastResults')}
      className="-mx-14 flex h-32 min-h-[44px] items-center gap-6 overflow-x-auto px-14 [mask-image:linear-gradient(90deg,#000_85%,transparent)] [scrollbar-width:none]"
    >
      {rounds?.slice(0, SHOWN).map((round) => (
        <li key={round.roundId} className="shrink-0 transition-opacity starting:opacity-0">
          <Result round={round} />
        </li>
      ))}
    </ul>
  )
}

function Result({ round }: { readonly round: DiceRound }) {
  const t = useTranslations('dice')
  const words = { nonce: String(round.nonce), roll: decimalText(round.roll, 2) }
  return (
    <button
      type="button"
      aria-label={round.won ? t('resultWon', words) : t('resultLost', words)}
      onClick={() => openOverlay({ id: 'fairness', params: { round } })}
      className={`press figures relative h-28 rounded-full px-10 text-16 leading-none after:absolute after:-inset-y-8 after:inset-x-0 ${
        round.won ? 'bg-win/18 text-win' : 'bg-pressed/60 text-soft'
      }`}
    >
      <span aria-hidden="true">
        {round.won ? '▲ ' : ''}
        {words.roll}
      </span>
    </button>
  )
}
