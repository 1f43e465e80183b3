import type { CallReply, vip } from '@jogada/contract'
import type { VipLevelEntry } from '@jogada/contract/vip'
import { centavos, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { ProgressLine } from './progress-line.tsx'
import { moneyOf } from './typed-money.ts'

export type LevelProgressProps = {
  readonly status: Pick<CallReply<typeof vip.status>, 'deposited' | 'played'>
  readonly next: VipLevelEntry
}

/** What the next level of the club asks for, how far the player came, and what is missing. */
export function LevelProgress({ status, next }: LevelProgressProps) {
  const t = useTranslations('rewards')
  return (
    <div className="space-y-14">
      {next.deposited !== null && (
        <Missing
          label={t('deposits')}
          done={moneyOf(status.deposited)}
          needed={moneyOf(next.deposited)}
        />
      )}
      <Missing label={t('plays')} done={moneyOf(status.played)} needed={moneyOf(next.played)} />
    </div>
  )
}

function Missing(props: { readonly label: string; readonly done: Money; readonly needed: Money }) {
  const t = useTranslations('rewards')
  const { label, done, needed } = props
  const missing = done >= needed ? zero : centavos(needed - done)
  const share = needed <= 0n ? 1 : Number((done * 1000n) / needed) / 1000
  return (
    <div>
      <p className="mb-6 flex items-baseline justify-between gap-12 text-14">
        <span className="text-soft">{label}</span>
        <span className="font-[560] tabular-nums">
          {missing === zero ? t('reached') : t('missing', { amount: formatReais(missing) })}
        </span>
      </p>
      <ProgressLine label={label} share={share} />
    </div>
  )
}
