import { Logo, WaveDivider } from '@jogada/ui'
import { useTranslations } from 'use-intl'

/** Sources of the sports facts and the way to pay; names as text, nobody's mark redrawn. */
const PARTNERS = ['openfootball'] as const
const PAYMENTS = ['PIX'] as const

/** What the product is, for whom, and what it answers for. */
export function Footer() {
  const t = useTranslations('shell')
  return (
    <footer className="mt-40 text-12 leading-relaxed text-muted">
      <WaveDivider className="mb-24 text-line" />
      <Logo className="opacity-80" />
      <p className="mt-12">{t('footerAbout')}</p>
      <p className="mt-12 flex items-center gap-10 text-14 font-[560] text-soft">
        <span className="figures grid size-36 shrink-0 place-items-center rounded-full border-2 border-lose text-16 text-lose">
          18+
        </span>
        {t('footerAge')}
      </p>
      <p className="mt-12">{t('footerPlay')}</p>
      <p className="mt-8">{t('footerLaw')}</p>
      <Plates title={t('footerPartners')} names={PARTNERS} />
      <Plates title={t('footerPayments')} names={PAYMENTS} />
    </footer>
  )
}

function Plates({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <section className="mt-20">
      <h2 className="mb-8 text-12 text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-8">
        {names.map((name) => (
          <li key={name} className="rounded-6 bg-card px-12 py-6 font-[560] text-soft">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
