import type { DiceRound } from '@jogada/contract/game'
import { formatReais } from '@jogada/ui'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { decimalText } from '../../components/decimal-text.ts'
import { Fact } from './fact.tsx'

export type RoundReceiptProps = {
  readonly round: DiceRound
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
        <p className={`figures text-28 leading-none ${round.won ? 'text-win' : 'text-soft'}`}>
          {decimalText(round.roll, 2)}
        </p>
      </div>
      <Sums round={round} />
      <dl>
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

function Sums({ round }: { readonly round: DiceRound }) {
  const t = useTranslations('fairness')
  const format = useFormatter()
  const target = decimalText(round.target, 2)
  const cells = [
    [t('receiptRound'), round.roundId],
    [
      t('receiptAt'),
      format.dateTime(new Date(round.at), { dateStyle: 'short', timeStyle: 'medium' }),
    ],
    [t('receiptStake'), formatReais(round.stake)],
    [
      t('receiptTarget'),
      round.direction === 'over' ? t('over', { target }) : t('under', { target }),
    ],
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
