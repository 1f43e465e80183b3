import { doubleColor } from '@jogada/core/games/double'
import type { DoubleColor } from '@jogada/core/games/double'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { drawRoundsQuery } from '../../draws/draw-queries.ts'
import { ColorSign } from '../../draws/double/color-sign.tsx'

const COLORS = ['red', 'white', 'black'] as const

/** How often each colour came in the last hundred and the last thousand rounds. */
export function RollStats() {
  const t = useTranslations('draws')
  const { data } = useQuery(drawRoundsQuery('double'))
  if (!data) return null
  return (
    <section aria-label={t('tabTrend')} className="space-y-6">
      <Shares counts={data.last100} most={100} />
      <Shares counts={data.last1000} most={1000} />
      <p className="text-12 text-muted">{t('independent')}</p>
    </section>
  )
}

type SharesProps = { readonly counts: readonly number[]; readonly most: number }

function Shares({ counts, most }: SharesProps) {
  const t = useTranslations('draws')
  const of = counts.reduce((sum, count) => sum + count, 0)
  if (of === 0 || (most > 100 && of <= 100)) return null
  const sums: Record<DoubleColor, number> = { red: 0, white: 0, black: 0 }
  for (const [roll, count] of counts.entries()) sums[doubleColor(roll)] += count
  return (
    <div>
      <p className="mb-4 text-12 text-muted">{t('lastCount', { count: String(of) })}</p>
      <ul className="flex h-24 gap-2 overflow-hidden rounded-full">
        {COLORS.map((color) => (
          <li
            key={color}
            aria-label={t('share', { name: t(color), count: String(sums[color]), of: String(of) })}
            className={`double-${color} flex min-w-40 items-center justify-center gap-4`}
            style={{ flexGrow: sums[color] }}
          >
            <ColorSign color={color} className="size-12" />
            <span aria-hidden="true" className="figures text-16 leading-none">
              {sums[color]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
