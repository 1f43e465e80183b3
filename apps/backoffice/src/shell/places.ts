import { ops } from '@jogada/contract'
import {
  Activity,
  ArrowDownToLine,
  ArrowUpFromLine,
  Ban,
  BellRing,
  BookOpen,
  ChartColumn,
  ClipboardList,
  CircleDot,
  Dices,
  FileLock,
  FileUp,
  Gift,
  House,
  IdCard,
  Megaphone,
  MessageSquare,
  PanelBottom,
  Power,
  Scale,
  ScrollText,
  ShieldCheck,
  Tag,
  Ticket,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { useCall } from '../api/use-call.ts'
import { amlTexts } from '../i18n/areas/aml.ts'
import { barredTexts } from '../i18n/areas/barred.ts'
import { betBoardTexts } from '../i18n/areas/bet-board.ts'
import { careTexts } from '../i18n/areas/care.ts'
import { legalTexts } from '../i18n/areas/legal.ts'
import { occurrenceTexts } from '../i18n/areas/occurrences.ts'
import { offerTexts } from '../i18n/areas/offers.ts'
import { regulatorTexts } from '../i18n/areas/regulator.ts'
import { tagTexts } from '../i18n/areas/tags.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { paymentsWaiting } from './payments-waiting.ts'

const REFRESH_MS = 15_000

export type Place = {
  readonly to: string
  readonly label: string
  readonly icon: ComponentType<{ size?: number }>
  readonly permission: ops.Permission
  readonly count?: number | null | undefined
}

export type Places = { readonly title?: string; readonly items: readonly Place[] }

/** Every place of the back office under its heading, whoever may go there; queues tell what waits. */
export function usePlaces(): readonly Places[] {
  const { t } = useTexts()
  const queues = useQueues()
  const play = usePlay()
  const offers = useOffers()
  const control = useControl()
  return [
    { items: [{ to: '/', label: t.home, icon: House, permission: 'self' }] },
    { title: word(t.groups, 'queues'), items: queues },
    { title: word(t.groups, 'play'), items: play },
    { title: word(t.groups, 'offers'), items: offers },
    { title: word(t.groups, 'control'), items: control },
  ]
}

/** Where things wait for somebody, and how many of them, counted again and again. */
function useQueues(): readonly Place[] {
  const { t } = useTexts()
  const care = useArea(careTexts)
  const { data: counts } = useCall(ops.queues.counts, {}, { refreshMs: REFRESH_MS })
  return [
    {
      to: '/saques',
      label: t.withdrawals,
      icon: ArrowUpFromLine,
      permission: 'withdrawal.view',
      count: counts?.withdrawals,
    },
    {
      to: '/depositos',
      label: t.deposits,
      icon: ArrowDownToLine,
      permission: 'deposit.view',
      count: counts ? paymentsWaiting(counts) : null,
    },
    {
      to: '/identidade',
      label: t.kyc,
      icon: IdCard,
      permission: 'kyc.view',
      count: counts?.kyc,
    },
    {
      to: '/atendimento',
      label: care.tickets,
      icon: MessageSquare,
      permission: 'ticket.view',
      count: counts?.tickets,
    },
    {
      to: '/alertas',
      label: care.alerts,
      icon: BellRing,
      permission: 'alert.view',
      count: counts?.alerts,
    },
    {
      to: '/segunda-pessoa',
      label: t.approvals,
      icon: ShieldCheck,
      permission: 'approval.view',
      count: counts?.approvals,
    },
  ]
}

function usePlay(): readonly Place[] {
  const { t } = useTexts()
  const bets = useArea(betBoardTexts)
  const care = useArea(careTexts)
  return [
    { to: '/mercados', label: t.trading, icon: CircleDot, permission: 'trading.view' },
    { to: '/apostas', label: bets.title, icon: Ticket, permission: 'trading.view' },
    { to: '/jogos', label: care.games, icon: Dices, permission: 'game.view' },
  ]
}

function useOffers(): readonly Place[] {
  const care = useArea(careTexts)
  const offers = useArea(offerTexts)
  const legal = useArea(legalTexts)
  return [
    { to: '/ofertas', label: offers.title, icon: Gift, permission: 'setting.view' },
    { to: '/site', label: offers.site, icon: PanelBottom, permission: 'setting.view' },
    { to: '/termos', label: legal.title, icon: Scale, permission: 'legal.view' },
    { to: '/avisos', label: care.notices, icon: Megaphone, permission: 'notice.view' },
  ]
}

function useControl(): readonly Place[] {
  const { t } = useTexts()
  const aml = useArea(amlTexts)
  const barred = useArea(barredTexts)
  const occurrences = useArea(occurrenceTexts)
  const regulator = useArea(regulatorTexts)
  const tags = useArea(tagTexts)
  return [
    { to: '/marcadores', label: tags.title, icon: Tag, permission: 'player.view' },
    { to: '/relatorios', label: t.reports, icon: ChartColumn, permission: 'report.view' },
    { to: '/razao', label: t.ledger, icon: BookOpen, permission: 'ledger.view' },
    { to: '/auditoria', label: t.audit, icon: ScrollText, permission: 'audit.view' },
    {
      to: '/ocorrencias',
      label: occurrences.title,
      icon: ClipboardList,
      permission: 'audit.view',
    },
    { to: '/prevencao', label: aml.title, icon: FileLock, permission: 'aml.view' },
    {
      to: '/arquivos-diarios',
      label: regulator.title,
      icon: FileUp,
      permission: 'regulator.view',
    },
    { to: '/impedidos', label: barred.title, icon: Ban, permission: 'barred.view' },
    { to: '/chaves', label: t.switches, icon: Power, permission: 'switch.view' },
    { to: '/sistema', label: t.system, icon: Activity, permission: 'switch.view' },
    { to: '/equipe', label: t.staff, icon: Users, permission: 'staff.view' },
  ]
}
