import { fill } from '@jogada/messages/fill'
import type { HelpArticle, HelpTexts } from '@jogada/messages/help/help-texts'
import { Link } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FoldMark } from '../../components/fold-mark.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import type { Overlay } from '../../overlays/overlay.ts'

type Place =
  | { readonly label: string; readonly link: LinkProps }
  | { readonly label: string; readonly overlay: Overlay }

type AnswerProps = {
  readonly article: HelpArticle
  readonly texts: HelpTexts
  readonly values: Readonly<Record<string, string>>
  /** Whether a link led here: it is open and in view from the start. */
  readonly isNamed: boolean
  /** The player's own case of it. */
  readonly own?: ReactNode
}

/** A question that folds its answer, and the way to where that is acted on. */
export function HelpAnswer({ article, texts, values, isNamed, own }: AnswerProps) {
  const placeOf = usePlaces()
  const [question, answer] = texts.articles[article]
  const place = placeOf(article)
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isNamed) box.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return (
    <li>
      <details open={isNamed} ref={box} className="group rounded-10 bg-raised px-14">
        <summary className="flex min-h-[48px] cursor-pointer list-none items-center gap-12 py-8 text-14 font-[560] [&::-webkit-details-marker]:hidden">
          <span className="flex-1">{question}</span>
          <FoldMark />
        </summary>
        <p className="pb-14 text-14 leading-snug text-soft">{fill(answer, values)}</p>
        {own}
        {place && <Way place={place} />}
      </details>
    </li>
  )
}

const WAY =
  'press -mt-6 mb-6 inline-flex min-h-44 items-center gap-6 text-14 font-[560] text-interactive'

function Way({ place }: { readonly place: Place }) {
  const words = (
    <>
      {place.label}
      <ArrowRight className="size-16" aria-hidden="true" />
    </>
  )
  return 'link' in place ? (
    <Link {...place.link} className={WAY}>
      {words}
    </Link>
  ) : (
    <button type="button" className={WAY} onClick={() => openOverlay(place.overlay)}>
      {words}
    </button>
  )
}

/** Where each answer is acted on; none for those that are only read. */
function usePlaces(): (article: HelpArticle) => Place | undefined {
  const t = useTranslations()
  const to = (path: NonNullable<LinkProps['to']>, label: string): Place => ({
    label,
    link: { to: path },
  })
  const identity = to('/identidade', t('kyc.identityTitle'))
  const security: Place = {
    label: t('security.title'),
    overlay: { id: 'security', params: {} },
  }
  const wallet = to('/conta', t('shell.wallet'))
  const balance: Place = {
    label: t('shell.account'),
    link: { to: '/registros', search: { view: 'balance' } },
  }
  const club = to('/vip', t('rewards.vipTitle'))
  const limits = to('/limites', t('shell.limits'))
  const bets: Place = { label: t('shell.myBets'), overlay: { id: 'bets', params: {} } }
  const places: Partial<Record<HelpArticle, Place>> = {
    identityDeposit: identity,
    identityPlay: identity,
    access: security,
    closing: security,
    deposit: wallet,
    late: { label: t('shell.records'), link: { to: '/registros', search: {} } },
    locked: balance,
    withdraw: wallet,
    fees: club,
    review: wallet,
    refused: wallet,
    transfer: {
      label: t('shell.account'),
      link: { to: '/registros', search: { view: 'transfer' } },
    },
    bonus: to('/active', t('rewards.promotions')),
    bonusCancel: balance,
    awards: club,
    level: club,
    levelByPlay: club,
    rebate: to('/gamebouns', t('rewards.rebateTitle')),
    invite: to('/agentJl', t('rewards.agentTitle')),
    ladder: to('/ladderBonus', t('rewards.ladderTitle')),
    settle: bets,
    cashOut: bets,
    limits,
    pause: limits,
    support: limits,
    ticket: to('/suporte', t('help.deskTitle')),
    messages: to('/mensagens', t('help.inboxTitle')),
  }
  return (article) => places[article]
}
