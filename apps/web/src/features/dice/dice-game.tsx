import type { DiceRound } from '@jogada/contract/game'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { GameFrame } from '../../game-table/game-frame.tsx'
import { shownOf } from '../../game-table/last-rounds.ts'
import { ResultStrip } from '../../game-table/result-strip.tsx'
import { isTold, toneOf } from '../../game-table/round-life.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { DicePanel } from './dice-panel.tsx'
import { diceRoundsQuery } from './dice-queries.ts'
import { DiceRail } from './dice-rail.tsx'
import { RollDisplay } from './roll-display.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useDice } from './use-dice.ts'
import './dice.css'

/** Dice: the rail above, the bet under the thumb. */
export function DiceGame() {
  const t = useTranslations('dice')
  const dice = useDice()
  const { round } = dice.state
  const told = round && isTold(dice.state) ? round : null
  const said = useSaid(told)
  return (
    <GameFrame
      code="dice"
      title={t('title')}
      openRules={() => openOverlay({ id: 'diceRules', params: {} })}
      openProof={() => openProof(round)}
      strip={<LastRolls />}
      panel={<DicePanel dice={dice} />}
      said={said}
    >
      <RollDisplay state={dice.state} terms={dice.terms} />
      <DiceRail {...dice} />
      <TermsFields {...dice} />
    </GameFrame>
  )
}

const openProof = (round: DiceRound | null) =>
  openOverlay({ id: 'fairness', params: round ? { round } : {} })

function LastRolls() {
  const t = useTranslations('dice')
  const enabled = useLoggedIn()
  const { data: rounds } = useQuery({ ...diceRoundsQuery, enabled })
  const results =
    rounds &&
    shownOf(rounds).map((round) => {
      const words = { nonce: String(round.nonce), roll: decimalText(round.roll, 2) }
      return {
        id: round.roundId,
        text: words.roll,
        label: round.won ? t('resultWon', words) : t('resultLost', words),
        won: round.won,
        open: () => openProof(round),
      }
    })
  return <ResultStrip results={results} />
}

function useSaid(round: DiceRound | null): string | null {
  const t = useTranslations('dice')
  if (!round) return null
  const roll = decimalText(round.roll, 2)
  const amount = formatReais(round.payout)
  const tone = toneOf(round)
  if (tone === 'won') return t('announceWon', { roll, amount })
  return tone === 'evened' ? t('announceEvened', { roll, amount }) : t('announceLost', { roll })
}
