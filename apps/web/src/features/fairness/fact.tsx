import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { copyText } from '../../platform/copy-text.ts'
import { showToast } from '../../overlays/toast.ts'

export type FactProps = {
  readonly name: string
  readonly value: ReactNode
  /** Gives the value a copy button. */
  readonly copy?: string
  /** Marks the value for journeys through the whole product. */
  readonly testId?: string
}

/** A seed, a seal or a number, in full, with a way to copy it. */
export function Fact({ name, value, copy, testId }: FactProps) {
  const t = useTranslations('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-8 last:border-b-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd
        data-testid={testId}
        className={`col-start-1 text-fg ${copy ? 'font-mono text-12 break-all' : 'text-14'}`}
      >
        {value}
      </dd>
      {copy && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <IconButton
            label={`${t('copy')}: ${name}`}
            onClick={() => void copyText(copy).then(() => showToast(t('copied')))}
          >
            <Copy className="size-16" aria-hidden="true" />
          </IconButton>
        </dd>
      )}
    </div>
  )
}
