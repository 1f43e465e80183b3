import type { DrawRound } from '@jogada/contract/draw'
import { luckyColors, luckySize } from '@jogada/core/games/lucky-color'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segments } from '../../components/segments.tsx'
import { drawRoundsQuery } from '../../draws/draw-queries.ts'
import { OwnBets } from '../../draws/round-bets.tsx'
import type { DrawTable } from '../../draws/use-draw-table.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { LuckyBall } from '../../draws/lucky/lucky-ball.tsx'

type Tab = 'history' | 'trend' | 'mine'

const SHOWN = 20

/** The past of a period: its rounds, their trend, and the player's own bets. */
export function LuckyHistory({ table }: { readonly table: DrawTable }) {
  const t = useTranslations('draws')
  const [tab, setTab] = useState<Tab>('history')
  const { data } = useQuery(drawRoundsQuery(table.channel))
  const rounds = data?.rounds.slice(0, SHOWN) ?? []
  return (
    <section className="space-y-8">
      <Segments
        label={t('history')}
        value={tab}
        onChange={setTab}
        choices={[
          { id: 'history', title: t('tabHistory') },
          { id: 'trend', title: t('tabTrend') },
          { id: 'mine', title: t('mine') },
        ]}
      />
      {tab === 'history' && <Rounds rounds={rounds} />}
      {tab === 'trend' && <Trend rounds={rounds} last100={data?.last100 ?? []} />}
      {tab === 'mine' && <OwnBets table={table} />}
    </section>
  )
}

function Rounds({ rounds }: { readonly rounds: readonly DrawRound[] }) {
  const t = useTranslations('draws')
  return (
    <table className="w-full text-14">
      <thead className="text-12 text-muted">
        <tr className="text-left [&>th]:py-6 [&>th]:font-[400]">
          <th scope="col">{t('colRound')}</th>
          <th scope="col">{t('colNumber')}</th>
          <th scope="col">{t('colSize')}</th>
          <th scope="col">{t('colColor')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ roundId, outcome, channel }) => (
          <tr key={roundId} className="border-t border-line">
            <td>
              <button
                type="button"
                aria-label={t('round', { id: roundId.slice(-6) })}
                onClick={() => openOverlay({ id: 'drawProof', params: { channel, roundId } })}
                className="press min-h-[44px] pr-8 text-interactive tabular-nums"
              >
                {roundId.slice(-6)}
              </button>
            </td>
            <td className="figures text-22">{outcome ?? '–'}</td>
            <td>{outcome === null ? t('codeException') : t(luckySize(outcome))}</td>
            <td>
              {outcome === null
                ? '–'
                : luckyColors(outcome)
                    .map((color) => t(color))
                    .join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROW = 26
const COLUMN = 30

type TrendProps = { readonly rounds: readonly DrawRound[]; readonly last100: readonly number[] }

/** Where the digits fell, the newest on top; the table beside it says the same in words. */
function Trend({ rounds, last100 }: TrendProps) {
  const t = useTranslations('draws')
  const drawn = rounds.filter(({ outcome }) => outcome !== null)
  const of = last100.reduce((sum, count) => sum + count, 0)
  const at = (digit: number, row: number) => `${digit * COLUMN + COLUMN / 2} ${row * ROW + ROW / 2}`
  const path = drawn.map(({ outcome }, row) => `${row ? 'L' : 'M'}${at(outcome!, row)}`).join('')
  return (
    <div>
      <p className="mb-4 text-12 text-muted">{t('lastCount', { count: String(of) })}</p>
      <ul className="grid grid-cols-10 text-center">
        {last100.map((count, digit) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a digit is its place
            key={digit}
            aria-label={t('share', {
              name: t('number', { digit: String(digit) }),
              count: String(count),
              of: String(of),
            })}
          >
            <span aria-hidden="true" className="grid place-items-center gap-2">
              <LuckyBall digit={digit} size="small" />
              <span className="figures text-16 text-soft">{count}</span>
            </span>
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${COLUMN * 10} ${ROW * drawn.length}`}
        aria-hidden="true"
        className="mt-6 w-full"
      >
        <path d={path} fill="none" stroke="var(--interactive)" strokeWidth="1.500" opacity="0.7" />
        {drawn.map(({ roundId, outcome }, row) => (
          <g key={roundId} transform={`translate(${at(outcome!, row)})`}>
            <circle r="10" className={`lucky-dot-${luckyColors(outcome!)[0]}`} />
            <text y="5" textAnchor="middle" className="figures" fontSize="15" fill="#12081c">
              {outcome}
            </text>
          </g>
        ))}
      </svg>
      <p className="mt-6 text-12 text-muted">{t('independent')}</p>
    </div>
  )
}
