import { ChevronRight, Landmark } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import type { Destination } from './destination.ts'
import { maskedNumber } from './destination.ts'

/** The name of each type of destination in the catalogue. */
export const TYPE_TEXT = { CPF: 'cpf', CNPJ: 'cnpj', USDT: 'usdtType' } as const

/** Where the money will go: type and masked number, and the way to change them. */
export function DestinationRow({ destination }: { readonly destination: Destination }) {
  const t = useTranslations('cash')
  const isMissing = destination.number === ''
  return (
    <div>
      <p className="mb-6 text-14 text-soft">{t('destination')}</p>
      <button
        type="button"
        onClick={() => openOverlay({ id: 'withdrawTo', params: {} })}
        className="press flex min-h-56 w-full items-center gap-12 rounded-10 border border-line-strong px-14 py-8 text-left hover:bg-raised"
      >
        <Landmark className="size-20 shrink-0 text-interactive" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block text-12 text-muted">{t(TYPE_TEXT[destination.type])}</span>
          <span className={`block truncate text-16 ${isMissing ? 'text-soft' : 'font-[560]'}`}>
            {isMissing ? t('destinationMissing') : maskedNumber(destination)}
          </span>
          {!isMissing && <span className="visually-hidden">. {t('destinationEdit')}</span>}
        </span>
        <ChevronRight className="size-18 shrink-0 text-muted" aria-hidden="true" />
      </button>
    </div>
  )
}
