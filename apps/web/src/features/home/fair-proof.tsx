import { WavePattern } from '@jogada/ui'
import { useTranslations } from 'use-intl'

const STEPS = ['fairSeal', 'fairSeed', 'fairCheck'] as const

/** How a round can be checked by its player, in three steps. */
export function FairProof() {
  const t = useTranslations('home')
  return (
    <section
      aria-labelledby="fair-title"
      className="relative isolate mt-28 overflow-hidden rounded-14 bg-card p-18"
    >
      <WavePattern className="absolute inset-0 -z-10 text-(--wave) opacity-(--wave-strength)" />
      <h2 id="fair-title" className="text-18 font-[640]">
        {t('fairTitle')}
      </h2>
      <ol className="mt-14 space-y-12">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-center gap-14 text-14 leading-snug text-soft">
            <span className="figures w-20 shrink-0 text-28 leading-none text-interactive">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
    </section>
  )
}
