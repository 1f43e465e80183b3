import type { CallReply, draw } from '@jogada/contract'
import type { DrawBet, DrawChannel, DrawRound } from '@jogada/contract/draw'
import { drawGameOf } from '@jogada/core/games/draws'
import { MoneyText } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Reel } from '../../draws/double/reel.tsx'
import '../../draws/double/double.css'
import { drawProofQuery, myRoundBetsQuery } from '../../draws/draw-queries.ts'
import { betCodeName, outcomeName, selectionName } from '../../draws/draw-words.ts'
import { LuckyWheel } from '../../draws/lucky/lucky-wheel.tsx'
import '../../draws/lucky/lucky-color.css'
import { serverNow } from '../../draws/server-clock.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'

type Props = { readonly channel: DrawChannel; readonly roundId: string }

/**
 * A shared round of the player again: the draw, their bets on it, its seed and the way
 * to its proof.
 */
export function DrawRecord({ channel, roundId }: Props) {
  const t = useTranslations('gameRecords')
  const proof = useQuery(drawProofQuery(channel, roundId))
  const { data: bets } = useQuery(myRoundBetsQuery(channel, roundId))
  if (!proof.data) {
    if (proof.isError) return <p className="text-14 text-muted">{t('loadFailed')}</p>
    return <Skeleton className="h-200" />
  }
  const { round } = proof.data
  const drawn = round.state === 'settled' ? round.outcome : null
  return (
    <>
      {drawn !== null && <DrawReplay round={round} outcome={drawn} />}
      {bets && <Bets bets={bets} />}
      <Seeds proof={proof.data} />
      <Button
        className="w-full"
        onClick={() => openOverlay({ id: 'drawProof', params: { channel, roundId } })}
      >
        <ShieldCheck className="size-18" aria-hidden="true" />
        {t('verify')}
      </Button>
    </>
  )
}

type ReplayProps = { readonly round: DrawRound; readonly outcome: number }

/** The draw at rest on what came; it rolls there again as often as the player likes. */
function DrawReplay({ round, outcome }: ReplayProps) {
  const t = useTranslations('gameRecords')
  const draws = useTranslations('draws')
  const [shown, setShown] = useState({ time: 0, at: 0 })
  const { channel } = round
  const again = () => setShown(({ time }) => ({ time: time + 1, at: serverNow() }))
  return (
    <section aria-label={t('replay')} className="rounded-14 bg-raised p-14">
      <div className="mb-10 flex items-center justify-between gap-12">
        <h3 className="text-16 font-[620]">{t('replay')}</h3>
        <Button look="quiet" size="small" className="min-h-[44px]" onClick={again}>
          <RotateCcw className="size-16" aria-hidden="true" />
          {t('again')}
        </Button>
      </div>
      <Drawing round={round} outcome={outcome} shown={shown} />
      <output key={`said ${shown.time}`} className="mt-10 block text-center text-14 text-soft">
        {draws('cameOut', { result: outcomeName(draws, channel, outcome) })}
      </output>
    </section>
  )
}

type Shown = { readonly time: number; readonly at: number }

function Drawing({ round, outcome, shown }: ReplayProps & { readonly shown: Shown }) {
  const game = drawGameOf(round.channel)
  switch (game) {
    case 'double':
      return (
        <Reel
          key={shown.time}
          round={{ ...round, state: 'drawn', drawAt: new Date(shown.at).toISOString() }}
          last={0}
        />
      )
    case 'luckyColor':
      return (
        <div className="grid place-items-center">
          <LuckyWheel roundId={`${round.roundId} ${shown.time}`} digit={outcome} />
        </div>
      )
    default:
      return game satisfies never
  }
}

function Bets({ bets }: { readonly bets: readonly DrawBet[] }) {
  const t = useTranslations('draws')
  return (
    <section aria-label={t('mine')}>
      <h3 className="text-14 text-muted">{t('mine')}</h3>
      <ul>
        {bets.map(({ betId, selection, stake, status, payout }) => (
          <li
            key={betId}
            className="flex min-h-44 items-center justify-between gap-8 border-b border-line text-14"
          >
            <span className="min-w-0 flex-1 truncate text-fg">{selectionName(t, selection)}</span>
            <MoneyText amount={stake} className="text-18" />
            <span className={`w-110 text-right ${status === 10 ? 'text-win' : 'text-soft'}`}>
              {betCodeName(t, status)}
              {payout !== null && status !== 20 && <MoneyText amount={payout} className="ml-6" />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the round was drawn from, as far as it is revealed. */
function Seeds({ proof }: { readonly proof: CallReply<typeof draw.drawProof> }) {
  const t = useTranslations('draws')
  const { round, chain, previousSeed } = proof
  if (round.seed === null) return <p className="text-14 text-muted">{t('proofPending')}</p>
  return (
    <dl className="space-y-8">
      <Seed name={t('seed')}>{round.seed}</Seed>
      {previousSeed !== null && <Seed name={t('previous')}>{previousSeed}</Seed>}
      {chain.salt !== null && <Seed name={t('salt')}>{chain.salt}</Seed>}
    </dl>
  )
}

const Seed = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-12 text-muted">{name}</dt>
    <dd className="font-mono text-12 break-all text-fg">{children}</dd>
  </div>
)
