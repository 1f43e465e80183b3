import { systemLines } from '@jogada/core/sports/systems'
import type { TicketShape } from '@jogada/core/sports/systems'
import { useTranslations } from 'use-intl'
import { isOwn, keepSlip, useSlip } from '../../slip/slip-store.ts'
import { systemsFor } from './slip-shape.ts'

export type SystemPickerProps = {
  readonly legs: number
  readonly shape: Extract<TicketShape, { kind: 'system' }>
}

/** Every system that the selections can make, each with how many bets it is. */
export function SystemPicker({ legs, shape }: SystemPickerProps) {
  const t = useTranslations('slip')
  const isFixed = useSlip(({ attempts }) => Object.values(attempts).some(isOwn))
  const bankers = shape.bankers ?? []
  const chosen = shape.sizes.join()
  return (
    <fieldset
      aria-label={t('systems')}
      disabled={isFixed}
      className="-mx-18 mb-10 flex min-w-0 gap-6 overflow-x-auto px-18 [scrollbar-width:none]"
    >
      {systemsFor(legs, bankers.length).map(({ name, sizes }) => {
        const lines = systemLines({ kind: 'system', sizes, bankers }, legs)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={sizes.join() === chosen}
            onClick={() => keepSlip({ sizes })}
            className="press flex h-44 min-h-[44px] shrink-0 flex-col items-center justify-center rounded-10 bg-raised px-12 text-soft aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
          >
            <span className="text-14 leading-tight font-[600]">{systemName(name, t)}</span>
            <span className="text-12 leading-tight text-muted">{t('lines', { count: lines })}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

type Words = ReturnType<typeof useTranslations<'slip'>>

const systemName = (name: string, t: Words): string =>
  name.includes('/') ? name : t(`system.${name as 'trixie'}`)
