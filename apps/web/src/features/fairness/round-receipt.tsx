import { isLadderGame } from '@jogada/core/games/house-games'
import { formatReais } from '@jogada/ui'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { decimalText } from '../../components/decimal-text.ts'
import type { ProofRound } from '../../overlays/overlay.ts'
import { Fact } from './fact.tsx'
import { gameOf, outcomeOf } from './proof-round.ts'

export type RoundReceiptProps = {
  readonly round: ProofRound
  /** The server seed, when it is known by now. */
  readonly revealed: string | null
  readonly verify: () => void
}

/** Everything about one round: what was bet, what came out, and what proves it. */
export function RoundReceipt({ round, revealed, verify }: RoundReceiptProps) {
  const t = useTranslations('fairness')
  return (
    <section aria-label={t('receipt')} className="rounded-14 bg-raised p-14">
      <div className="mb-8 flex items-baseline justify-between gap-12">
        <h3 className="text-16 font-[620]">{t('receipt')}</h3>
        <Outcome round={round} />
      </div>
      <Sums round={round} />
      <dl>
        {'board' in round && round.board && (
          <Fact name={t(`shown_${gameOf(round)}`)} value={outcomeOf(round)} />
        )}
        <Fact name={t('receiptNonce')} value={round.nonce} />
        <Fact name={t('serverHash')} value={round.serverSeedHash} copy={round.serverSeedHash} />
        <Fact name={t('clientSeed')} value={round.clientSeed} copy={round.clientSeed} />
        {revealed && <Fact name={t('serverSeed')} value={revealed} copy={revealed} />}
      </dl>
      {revealed ? (
        <Button className="mt-10 w-full" onClick={verify}>
          {t('verify')}
        </Button>
      ) : (
        <p className="mt-8 text-12 leading-snug text-muted">{t('stillSealed')}</p>
      )}
    </section>
  )
}

function Sums({ round }: { readonly round: ProofRound }) {
  const t = useTranslations('fairness')
  const format = useFormatter()
  const cells = [
    [t('receiptRound'), round.roundId],
    [
      t('receiptAt'),
      format.dateTime(new Date(round.at), { dateStyle: 'short', timeStyle: 'medium' }),
    ],
    [t('receiptStake'), formatReais(round.stake)],
    ...termsOf(round, t),
    [t('receiptMultiplier'), `${decimalText(round.multiplier, 4)}×`],
    [t('receiptPayout'), formatReais(round.payout)],
  ] as const
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-12 gap-y-6 border-b border-line pb-10">
      {cells.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-muted">{name}</dt>
          <dd className="truncate text-14 text-fg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Texts = ReturnType<typeof useTranslations<'fairness'>>

/** What was bet on, in the words of each game. */
function termsOf(round: ProofRound, t: Texts): readonly (readonly [string, string])[] {
  if ('roll' in round) {
    const target = decimalText(round.target, 2)
    const side = round.direction === 'over' ? t('over', { target }) : t('under', { target })
    return [[t('receiptTarget'), side]]
  }
  if ('result' in round) return [[t('receiptTarget'), `${decimalText(round.target, 2)}×`]]
  const steps = [t('receiptSteps'), String(round.picks.length)] as const
  if ('difficulty' in round) {
    return [
      [t('receiptTerms'), t('towerOdds', { safe: String(round.safe), size: String(round.size) })],
      steps,
    ]
  }
  return [[t('receiptMines'), String(round.mines)], steps]
}

/** What came out: a figure where it is one, otherwise the board in the receipt's own lines. */
function Outcome({ round }: { readonly round: ProofRound }) {
  const game = gameOf(round)
  const text = isLadderGame(game)
    ? `${decimalText(Math.floor(round.multiplier / 100), 2)}×`
    : outcomeOf(round)
  const won = Number(round.payout) > Number(round.stake)
  return <p className={`figures text-28 leading-none ${won ? 'text-win' : 'text-soft'}`}>{text}</p>
}
