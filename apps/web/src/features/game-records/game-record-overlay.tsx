import type { GameRecord, SoloRound } from '@jogada/contract/casino'
import { drawChannelOf } from '@jogada/core/games/draws'
import { isDrawGame, isSoloGame } from '@jogada/core/games/house-games'
import { MoneyText } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AskSupport } from '../../components/ask-support.tsx'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { Surface } from '../../overlays/surface.tsx'
import { DrawRecord } from './draw-record.tsx'
import { roundQuery } from './record-queries.ts'
import { STATUSES, resultText, useGameName } from './record-words.ts'
import { Replay } from './replay.tsx'

/**
 * A record whole: its sums and status, the balances around it, its replay, and the way
 * to its proof.
 */
export function GameRecordOverlay({ params: { record }, close }: OverlayProps<'gameRecord'>) {
  const t = useTranslations('gameRecords')
  const enabled = isSoloGame(record.game)
  const { data, isError, isPending } = useQuery({ ...roundQuery(record.roundId), enabled })
  const channel = isDrawGame(record.game) ? drawChannelOf(record.roundId) : null
  return (
    <Surface kind="sheet" title={t('detail')} close={close}>
      <div className="space-y-18 pb-8">
        <Facts record={record}>
          {data && (
            <>
              <Line
                name={t('before')}
                value={<MoneyText amount={data.balanceBefore} className="text-18 leading-none" />}
              />
              {data.balanceAfter && (
                <Line
                  name={t('after')}
                  value={<MoneyText amount={data.balanceAfter} className="text-18 leading-none" />}
                />
              )}
            </>
          )}
        </Facts>
        {enabled && isPending && <Skeleton className="h-200" />}
        {isError && <p className="text-14 text-muted">{t('loadFailed')}</p>}
        {data && <Round round={data.round} />}
        {channel && <DrawRecord channel={channel} roundId={record.roundId} />}
        <AskRound record={record} />
      </div>
    </Surface>
  )
}

/** The way to the support desk, which finds the round named in the ticket. */
function AskRound({ record: { game, roundId, recordId } }: { readonly record: GameRecord }) {
  const nameOf = useGameName()
  return (
    <AskSupport
      topic={recordId.startsWith('sport:') ? 'bet' : 'game'}
      about={`${nameOf(game)} ${roundId}`.slice(0, 80)}
      record={recordId}
    />
  )
}

function Round({ round }: { readonly round: SoloRound }) {
  const t = useTranslations('gameRecords')
  return (
    <>
      {round.status !== 0 && <Replay round={round} />}
      <Button className="w-full" onClick={() => openOverlay({ id: 'fairness', params: { round } })}>
        <ShieldCheck className="size-18" aria-hidden="true" />
        {t('verify')}
      </Button>
    </>
  )
}

type FactsProps = { readonly record: GameRecord; readonly children: ReactNode }

function Facts({ record, children }: FactsProps) {
  const t = useTranslations('gameRecords')
  const format = useFormatter()
  const nameOf = useGameName()
  const at = format.dateTime(new Date(record.at), { dateStyle: 'short', timeStyle: 'medium' })
  const label = t(STATUSES[record.status].key)
  return (
    <dl className="space-y-6 text-14 text-soft">
      <Line name={t('game')} value={nameOf(record.game)} />
      <Line name={t('detail')} value={record.roundId} />
      <Line name={t('when')} value={at} />
      <Line name={t('code')} value={t('codeText', { label, code: String(record.status) })} />
      <Line
        name={t('stake')}
        value={<MoneyText amount={record.stake} className="text-18 leading-none" />}
      />
      {record.odds && <Line name={t('odds')} value={`${record.odds.replace('.', ',')}×`} />}
      {record.result && <Line name={t('result')} value={resultText(record.result)} />}
      <Line
        name={t('payout')}
        value={<MoneyText amount={record.payout} className="text-18 leading-none" />}
      />
      {children}
    </dl>
  )
}

function Line({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-12 border-b border-line pb-6">
      <dt className="shrink-0">{name}</dt>
      <dd className="min-w-0 text-right break-words text-fg tabular-nums">{value}</dd>
    </div>
  )
}
