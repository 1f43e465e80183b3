import { Logo, WaveDivider, WavePattern } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { AdultsMark } from '../components/adults-mark.tsx'
import { siteWordsQuery } from '../session/site-words-query.ts'
import { GLYPHS } from './footer-glyphs.tsx'

/** Sources of the sports facts; names beside drawings of our own, nobody's mark redrawn. */
const PARTNERS = [
  { name: 'openfootball', glyph: GLYPHS.ball },
  { name: 'F1DB', glyph: GLYPHS.flag },
  { name: 'ATP World Tour data', glyph: GLYPHS.racket },
  { name: 'volleystat', glyph: GLYPHS.net },
  { name: 'ShuttleSet', glyph: GLYPHS.shuttle },
] as const
const PAYMENTS = [{ name: 'PIX', glyph: GLYPHS.instant }] as const

const WAYS = [
  { to: '/footballPage', label: 'shell.sports' },
  { to: '/cassino', label: 'shell.lobby' },
  { to: '/conta', label: 'shell.wallet' },
  { to: '/registros', label: 'shell.records' },
  { to: '/active', label: 'rewards.promotions' },
  { to: '/vip', label: 'rewards.vipTitle' },
  { to: '/limites', label: 'shell.limits' },
  { to: '/ajuda', label: 'help.helpTitle' },
] as const

/** Where a person excludes themselves from every licensed operator (RG-07). */
const CENTRAL_REGISTER = 'https://www.gov.br/autoexclusaoapostas'

const LINK = 'press inline-flex min-h-[44px] items-center pr-16 text-14 text-interactive'

/** The operator's own words, where there are any. */
const useSiteWords = () => useQuery(siteWordsQuery(useLocale())).data

/** What the product is, for whom, and what it answers for. */
export function Footer() {
  const t = useTranslations()
  const words = useSiteWords()
  return (
    <footer className="mt-40 text-12 leading-relaxed text-muted">
      <WaveDivider className="mb-24 text-line" />
      <Logo className="opacity-80" />
      <p className="mt-12">{words?.about ?? t('shell.footerAbout')}</p>
      <nav aria-label={t('shell.footerWays')} className="mt-8 flex flex-wrap">
        {WAYS.map(({ to, label }) => (
          <Link key={to} to={to} className={LINK}>
            {t(label)}
          </Link>
        ))}
        {words?.pages.map(({ slug, title }) => (
          <Link key={slug} to="/p/$slug" params={{ slug }} className={LINK}>
            {title}
          </Link>
        ))}
      </nav>
      <div className="mt-12">
        <AdultsMark>
          <span className="text-14 font-[560] text-soft">{t('shell.footerAge')}</span>
        </AdultsMark>
      </div>
      <section aria-labelledby="footer-play" className="mt-16">
        <h2 id="footer-play" className="text-14 font-[560] text-soft">
          {t('shell.footerPlayTitle')}
        </h2>
        <p className="mt-4">{t('shell.footerPlay')}</p>
      </section>
      {words?.regulated && <Regulated licenceNumber={words.regulated.licenceNumber} />}
      {words && (words.law !== null || !words.regulated) && (
        <p className="mt-8">{words.law ?? t('shell.footerLaw')}</p>
      )}
      <Plates title={t('shell.footerPartners')} plates={PARTNERS} />
      <Plates title={t('shell.footerPayments')} plates={PAYMENTS} />
    </footer>
  )
}

/** What the regulated market wants said below every page. */
function Regulated({ licenceNumber }: { readonly licenceNumber: string | null }) {
  const t = useTranslations('shell')
  return (
    <>
      <p className="mt-8">
        {licenceNumber !== null && <>{t('footerLicence', { number: licenceNumber })} </>}
        {t('footerRegulated')}
      </p>
      <a className={LINK} href={CENTRAL_REGISTER} rel="noreferrer">
        {t('footerRegister')}
      </a>
    </>
  )
}

type PlatesProps = {
  readonly title: string
  readonly plates: readonly { readonly name: string; readonly glyph: ReactNode }[]
}

function Plates({ title, plates }: PlatesProps) {
  return (
    <section className="mt-20">
      <h2 className="mb-8 text-12 text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-8">
        {plates.map(({ name, glyph }) => (
          <li
            key={name}
            className="relative isolate flex h-40 items-center gap-8 overflow-hidden rounded-6 bg-card px-12 font-[560] text-soft"
          >
            <WavePattern className="absolute inset-0 -z-10 text-(--wave) opacity-(--wave-strength)" />
            <svg
              viewBox="0 0 24 24"
              className="size-20 shrink-0 text-interactive"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {glyph}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
