import type { LinkProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { find } from '../../components/find.ts'
import type { Overlay } from '../../overlays/overlay.ts'
import { useLicence } from '../../session/licence-query.ts'

export type FoundPage = {
  readonly label: string
  /** What else a player may call it: what is done there. */
  readonly also: string
} & ({ readonly link: LinkProps } | { readonly overlay: Overlay })

/** The pages of the app that go by some words, best first. */
export function useFoundPages(words: string): readonly FoundPage[] {
  return find(words, usePages(), ({ label, also }) => `${label} ${also}`)
}

function usePages(): readonly FoundPage[] {
  const t = useTranslations()
  const hasBonuses = useLicence()?.gifts !== false
  const to = (link: LinkProps, label: string, also = ''): FoundPage => ({ label, also, link })
  const open = (overlay: Overlay, label: string): FoundPage => ({ label, also: '', overlay })
  return [
    to({ to: '/conta' }, t('shell.wallet'), `${t('shell.deposit')} ${t('shell.withdraw')}`),
    to({ to: '/footballPage', search: {} }, t('shell.sports')),
    to({ to: '/footballPage', search: { tab: 'live' } }, t('home.liveNow')),
    to({ to: '/cassino' }, t('lobby.title')),
    to({ to: '/registros', search: {} }, t('shell.records')),
    to({ to: '/registros', search: { view: 'balance' } }, t('shell.account'), t('shell.balance')),
    open({ id: 'bets', params: {} }, t('shell.myBets')),
    ...(hasBonuses ? [to({ to: '/active' }, t('rewards.promotions'))] : []),
    to({ to: '/vip' }, t('rewards.vipTitle')),
    to({ to: '/limites' }, t('shell.limits')),
    to({ to: '/identidade' }, t('kyc.identityTitle'), t('shell.identity')),
    open({ id: 'security', params: {} }, t('shell.security')),
    to({ to: '/mensagens' }, t('help.inboxTitle')),
    to({ to: '/suporte' }, t('help.deskTitle')),
    to({ to: '/ajuda' }, t('help.helpTitle')),
  ]
}
