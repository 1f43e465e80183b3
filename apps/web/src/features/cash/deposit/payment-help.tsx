import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'use-intl'

const STEPS = ['helpCopy', 'helpBank', 'helpWait'] as const

/** How to pay, behind a link. */
export function PaymentHelp() {
  const t = useTranslations('cash')
  return (
    <details className="text-14">
      <summary className="flex min-h-44 cursor-pointer list-none items-center justify-center gap-6 text-interactive underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <CircleHelp className="size-18" aria-hidden="true" />
        {t('help')}
      </summary>
      <ol className="mt-4 list-inside list-decimal space-y-6 rounded-10 bg-raised p-14 text-left text-soft marker:text-interactive">
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </details>
  )
}
