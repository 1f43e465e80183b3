import { ops } from '@jogada/contract'
import { LogoMark } from '@jogada/ui'
import {
  Anchor,
  AppShell,
  Badge,
  Box,
  Burger,
  Button,
  Group,
  NavLink,
  ScrollArea,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import {
  Activity,
  ArrowDownToLine,
  ArrowUpFromLine,
  BellRing,
  BookOpen,
  ChartColumn,
  ClipboardList,
  CircleDot,
  CircleUser,
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
  Users,
} from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { token } from './api/token.ts'
import { request } from './api/request.ts'
import { useCall } from './api/use-call.ts'
import { Appearance } from './components/appearance.tsx'
import { CONTENT_ID, focusContent, useKeptFocus } from './components/kept-focus.ts'
import { PlayerSearch } from './components/player-search.tsx'
import { amlTexts } from './i18n/areas/aml.ts'
import { careTexts } from './i18n/areas/care.ts'
import { legalTexts } from './i18n/areas/legal.ts'
import { occurrenceTexts } from './i18n/areas/occurrences.ts'
import { offerTexts } from './i18n/areas/offers.ts'
import { passkeyTexts } from './i18n/areas/passkeys.ts'
import { regulatorTexts } from './i18n/areas/regulator.ts'
import { tagTexts } from './i18n/areas/tags.ts'
import { useArea } from './i18n/use-area.ts'
import { useTexts, word } from './i18n/use-texts.tsx'
import { useMe } from './me.ts'

const REFRESH_MS = 15_000

type Item = {
  readonly to: string
  readonly label: string
  readonly icon: ComponentType<{ size?: number }>
  readonly permission: ops.Permission
  readonly count?: number | null | undefined
}

type Places = { readonly title?: string; readonly items: readonly Item[] }

/** Navigation by what the operator may do, search, and the page. */
export function Shell() {
  const { t } = useTexts()
  const aml = useArea(amlTexts)
  const care = useArea(careTexts)
  const offers = useArea(offerTexts)
  const legal = useArea(legalTexts)
  const occurrences = useArea(occurrenceTexts)
  const passkeys = useArea(passkeyTexts)
  const regulator = useArea(regulatorTexts)
  const tags = useArea(tagTexts)
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useKeptFocus(path)
  const { data: counts } = useCall(ops.queues.counts, {}, { refreshMs: REFRESH_MS })
  const groups: readonly Places[] = [
    { items: [{ to: '/', label: t.home, icon: House, permission: 'self' }] },
    {
      title: word(t.groups, 'queues'),
      items: [
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
          count: counts ? (counts.differences ?? 0) + (counts.debts ?? 0) : null,
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
      ],
    },
    {
      title: word(t.groups, 'play'),
      items: [
        { to: '/mercados', label: t.trading, icon: CircleDot, permission: 'trading.view' },
        { to: '/jogos', label: care.games, icon: Dices, permission: 'game.view' },
      ],
    },
    {
      title: word(t.groups, 'offers'),
      items: [
        { to: '/ofertas', label: offers.title, icon: Gift, permission: 'setting.view' },
        { to: '/site', label: offers.site, icon: PanelBottom, permission: 'setting.view' },
        { to: '/termos', label: legal.title, icon: Scale, permission: 'legal.view' },
        { to: '/avisos', label: care.notices, icon: Megaphone, permission: 'notice.view' },
      ],
    },
    {
      title: word(t.groups, 'control'),
      items: [
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
        { to: '/chaves', label: t.switches, icon: Power, permission: 'switch.view' },
        { to: '/sistema', label: t.system, icon: Activity, permission: 'switch.view' },
        { to: '/equipe', label: t.staff, icon: Users, permission: 'staff.view' },
      ],
    },
  ]
  const logOut = async () => {
    await request(ops.opsAccount.logout, {}).catch(() => undefined)
    token.clear()
  }

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', md: 'lg' }}
    >
      <a
        className="skip"
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          event.preventDefault()
          focusContent()
        }}
      >
        {t.skip}
      </a>
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap" w={{ base: 'auto', md: 204 }}>
            <Burger
              hiddenFrom="md"
              size="sm"
              opened={isOpen}
              aria-label={t.menu}
              aria-expanded={isOpen}
              onClick={() => setOpen((now) => !now)}
            />
            <LogoMark className="mark" />
            <Text fw={650} visibleFrom="sm">
              {t.title}
            </Text>
          </Group>
          {me.may('player.view') ? <PlayerSearch /> : <div />}
          <Group gap="sm" wrap="nowrap">
            <Box visibleFrom="sm">
              <Languages />
            </Box>
            <Anchor
              renderRoot={(props) => <Link to="/conta" {...props} />}
              size="sm"
              c="dimmed"
              maw={220}
              truncate
              visibleFrom="lg"
              title={passkeys.account}
            >
              {me.email}
            </Anchor>
            <Button size="xs" variant="default" onClick={() => void logOut()}>
              {t.logout}
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" mod={{ closed: !isOpen }}>
        <AppShell.Section grow component={ScrollArea}>
          {groups.map((group) => (
            <Section
              key={group.title ?? 'home'}
              title={group.title}
              items={group.items.filter(({ permission }) => me.may(permission))}
              path={path}
              onChosen={() => setOpen(false)}
            />
          ))}
        </AppShell.Section>
        <AppShell.Section pt="xs">
          <Stack gap="xs">
            <NavLink
              renderRoot={(props) => <Link to="/conta" {...props} />}
              label={passkeys.account}
              leftSection={<CircleUser size={16} />}
              active={path.startsWith('/conta')}
              onClick={() => setOpen(false)}
            />
            <Box hiddenFrom="sm">
              <Languages />
            </Box>
            <Appearance />
          </Stack>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

/** The language of the back office. */
function Languages() {
  const { t, lang, choose } = useTexts()
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t.language}
      value={lang}
      onChange={(value) => choose(value === 'en_US' ? 'en_US' : 'pt_BR')}
      data={[
        { label: 'PT', value: 'pt_BR' },
        { label: 'EN', value: 'en_US' },
      ]}
    />
  )
}

type SectionProps = {
  readonly title: string | undefined
  readonly items: readonly Item[]
  readonly path: string
  readonly onChosen: () => void
}

/** Some places under their heading; nothing where the operator may go to none of them. */
function Section({ title, items, path, onChosen }: SectionProps) {
  if (items.length === 0) return null
  return (
    <div className="places">
      {title && (
        <Text size="xs" c="dimmed" className="places-title">
          {title}
        </Text>
      )}
      {items.map(({ to, label, icon: Icon, count }) => (
        <NavLink
          key={to}
          renderRoot={(props) => <Link to={to} {...props} />}
          label={label}
          leftSection={<Icon size={16} />}
          rightSection={
            count ? (
              <Badge size="sm" variant="filled">
                {count}
              </Badge>
            ) : null
          }
          active={to === '/' ? path === '/' : path.startsWith(to)}
          onClick={onChosen}
        />
      ))}
    </div>
  )
}
