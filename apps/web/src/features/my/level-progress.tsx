import { centavos, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../components/skeleton.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import type { Player } from '../../session/player-queries.ts'
import { statusQuery } from '../../session/vip-query.ts'

const REFRESHED_EVERY_MS = 20_000

/** How far the player is from the next level, in deposits and in play; nothing at the top level. */
export function LevelProgress({ player }: { readonly player: Player }) {
  const t = useTranslations('shell')
  const next = player.nextlevel
  const { data } = useQuery({
    ...statusQuery,
    refetchInterval: REFRESHED_EVERY_MS,
    enabled: !!next,
  })
  if (!next) return null
  // as tall as what comes, which pushes nothing away then
  if (!data) return <Skeleton className="mt-14 h-28" />
  const bars = [
    { done: moneyOf(data.deposited), needed: moneyOf(next.paySumAmount) },
    { done: moneyOf(data.played), needed: moneyOf(next.gameSumAmount) },
  ] as const
  const [deposits, plays] = bars.map(({ done, needed }) => left(done, needed))
  const words =
    deposits === zero ? 'levelPlays' : plays === zero ? 'levelDeposits' : 'levelProgress'
  return (
    <div className="mt-14">
      <div className="grid auto-cols-fr grid-flow-col gap-6" aria-hidden="true">
        {bars.map(
          ({ done, needed }, index) =>
            // nothing is asked of what does not count
            needed > 0n && (
              <div key={index === 0 ? 'deposits' : 'plays'} className="h-4 rounded-full bg-pressed">
                <div
                  className="h-full rounded-full bg-vip"
                  style={{ width: `${percent(done, needed)}%` }}
                />
              </div>
            ),
        )}
      </div>
      <p className="mt-6 text-12 text-muted">
        {t(words, {
          deposits: formatReais(deposits ?? zero),
          plays: formatReais(plays ?? zero),
          level: String(player.level + 1),
        })}
      </p>
    </div>
  )
}

const left = (done: Money, needed: Money): Money =>
  done >= needed ? zero : centavos(needed - done)

const percent = (done: Money, needed: Money) =>
  needed <= 0n || done >= needed ? 100 : Number((done * 100n) / needed)
