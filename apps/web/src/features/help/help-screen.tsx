import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { FoldMark } from '../../components/fold-mark.tsx'
import { PageCard } from '../../components/page-card.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { AREA } from './new-ticket.tsx'

const QUESTIONS = [
  'deposit',
  'late',
  'withdraw',
  'locked',
  'bonus',
  'fair',
  'settle',
  'level',
  'limits',
] as const
const RULES = ['age', 'account', 'money', 'bets', 'bonus', 'conduct', 'law'] as const

/** Questions with answers to search in, and the rules; then the way to a person. */
export function HelpScreen() {
  const t = useTranslations('help')
  const care = useTranslations('care')
  const [wanted, setWanted] = useState('')
  const fits = (text: string) => plain(text).includes(plain(wanted))
  const found = QUESTIONS.filter((one) => fits(t(`faq.${one}.q`)) || fits(t(`faq.${one}.a`)))
  return (
    <PageCard title={t('helpTitle')}>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        className={`${AREA} h-48`}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <output className="visually-hidden">{t('found', { count: found.length })}</output>
      {found.length === 0 && <p className="mt-12 text-14 text-muted">{t('nothingFound')}</p>}
      <ul className="mt-12 space-y-6">
        {found.map((one) => (
          <li key={one}>
            <details className="group rounded-10 bg-raised px-14">
              <summary className="flex min-h-[48px] cursor-pointer list-none items-center gap-12 py-8 text-14 font-[560] [&::-webkit-details-marker]:hidden">
                <span className="flex-1">{t(`faq.${one}.q`)}</span>
                <FoldMark />
              </summary>
              <p className="pr-30 pb-14 text-14 text-soft">{t(`faq.${one}.a`)}</p>
            </details>
          </li>
        ))}
      </ul>
      <Link to="/suporte" className={`${buttonClasses()} mt-16 w-full`}>
        {t('talk')}
      </Link>
      <div className="mt-28">
        <SectionHead id="rules-title" title={t('rulesTitle')} />
        <ol
          aria-labelledby="rules-title"
          className="list-decimal space-y-8 pl-18 text-14 text-soft"
        >
          {RULES.map((one) => (
            <li key={one}>{t(`rules.${one}`)}</li>
          ))}
        </ol>
        <Button
          look="outline"
          className="mt-16 w-full"
          onClick={() => openOverlay({ id: 'consent', params: {} })}
        >
          {care('documents')}
        </Button>
      </div>
    </PageCard>
  )
}

/** Lower case without accents, so that `saque` finds `Saque` and `deposito` finds `Depósito`. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
