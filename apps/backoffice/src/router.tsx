import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { filterOfAddress, parseSearch, stringifySearch } from './components/address-filter.ts'
import { NoSuchPage } from './pages/no-such-page.tsx'
import { PageFailed } from './pages/page-failed.tsx'
import { Shell } from './shell.tsx'

const isNumber = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{1,19}$/.test(text)

const root = createRootRoute({ component: Shell })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
})
const withdrawals = createRoute({
  getParentRoute: () => root,
  path: '/saques',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(
    () => import('./pages/withdrawals/withdrawals-page.tsx'),
    'WithdrawalsPage',
  ),
})
const withdrawalRules = createRoute({
  getParentRoute: () => root,
  path: '/saques/regras',
  component: lazyRouteComponent(() => import('./pages/withdrawals/rules-page.tsx'), 'RulesPage'),
})
const sportLimits = createRoute({
  getParentRoute: () => root,
  path: '/mercados/limites',
  component: lazyRouteComponent(() => import('./pages/trading/limits-page.tsx'), 'LimitsPage'),
})
const deposits = createRoute({
  getParentRoute: () => root,
  path: '/depositos',
  component: lazyRouteComponent(() => import('./pages/deposits-page.tsx'), 'DepositsPage'),
})
const kyc = createRoute({
  getParentRoute: () => root,
  path: '/identidade',
  component: lazyRouteComponent(() => import('./pages/kyc-page.tsx'), 'KycPage'),
})
const barred = createRoute({
  getParentRoute: () => root,
  path: '/impedidos',
  component: lazyRouteComponent(() => import('./pages/barred-page.tsx'), 'BarredPage'),
})
const approvals = createRoute({
  getParentRoute: () => root,
  path: '/segunda-pessoa',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(
    () => import('./pages/approvals/approvals-page.tsx'),
    'ApprovalsPage',
  ),
})
const player = createRoute({
  getParentRoute: () => root,
  path: '/jogador/$playerId',
  validateSearch: ({ tab, play }: Record<string, unknown>): { tab?: string; play?: string } => ({
    ...(typeof tab === 'string' ? { tab } : {}),
    ...(typeof play === 'string' ? { play } : {}),
  }),
  component: lazyRouteComponent(() => import('./pages/player-page.tsx'), 'PlayerPage'),
})
const tags = createRoute({
  getParentRoute: () => root,
  path: '/marcadores',
  validateSearch: ({ tag }: Record<string, unknown>): { tag?: string } =>
    typeof tag === 'string' || typeof tag === 'number' ? { tag: String(tag) } : {},
  component: lazyRouteComponent(() => import('./pages/tags-page.tsx'), 'TagsPage'),
})
const ledger = createRoute({
  getParentRoute: () => root,
  path: '/razao',
  validateSearch: ({
    player: of,
    command,
  }: Record<string, unknown>): { player?: string; command?: string } =>
    isNumber(of) && isNumber(command) ? { player: of, command } : {},
  component: lazyRouteComponent(() => import('./pages/ledger-page.tsx'), 'LedgerPage'),
})
const audit = createRoute({
  getParentRoute: () => root,
  path: '/auditoria',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(() => import('./pages/audit-page.tsx'), 'AuditPage'),
})
const occurrences = createRoute({
  getParentRoute: () => root,
  path: '/ocorrencias',
  component: lazyRouteComponent(() => import('./pages/occurrences-page.tsx'), 'OccurrencesPage'),
})
const aml = createRoute({
  getParentRoute: () => root,
  path: '/prevencao',
  component: lazyRouteComponent(() => import('./pages/aml/aml-page.tsx'), 'AmlPage'),
})
const amlCase = createRoute({
  getParentRoute: () => root,
  path: '/prevencao/$caseId',
  component: lazyRouteComponent(() => import('./pages/aml/case-page.tsx'), 'CasePage'),
})
const dailyFiles = createRoute({
  getParentRoute: () => root,
  path: '/arquivos-diarios',
  component: lazyRouteComponent(
    () => import('./pages/regulator/regulator-page.tsx'),
    'RegulatorPage',
  ),
})
const reports = createRoute({
  getParentRoute: () => root,
  path: '/relatorios',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(() => import('./pages/reports/reports-page.tsx'), 'ReportsPage'),
})
const system = createRoute({
  getParentRoute: () => root,
  path: '/sistema',
  component: lazyRouteComponent(() => import('./pages/system-page.tsx'), 'SystemPage'),
})
const switches = createRoute({
  getParentRoute: () => root,
  path: '/chaves',
  component: lazyRouteComponent(() => import('./pages/switches-page.tsx'), 'SwitchesPage'),
})
const trading = createRoute({
  getParentRoute: () => root,
  path: '/mercados',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(() => import('./pages/trading/trading-page.tsx'), 'TradingPage'),
})
const bets = createRoute({
  getParentRoute: () => root,
  path: '/apostas',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(() => import('./pages/trading/bets-page.tsx'), 'BetsPage'),
})
const event = createRoute({
  getParentRoute: () => root,
  path: '/mercados/$eventId',
  validateSearch: ({ from, to }: Record<string, unknown>): { from?: string; to?: string } => ({
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof to === 'string' ? { to } : {}),
  }),
  component: lazyRouteComponent(() => import('./pages/trading/event-page.tsx'), 'EventPage'),
})
const tickets = createRoute({
  getParentRoute: () => root,
  path: '/atendimento',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(() => import('./pages/tickets-page.tsx'), 'TicketsPage'),
})
const alerts = createRoute({
  getParentRoute: () => root,
  path: '/alertas',
  validateSearch: filterOfAddress,
  component: lazyRouteComponent(() => import('./pages/alerts-page.tsx'), 'AlertsPage'),
})
const games = createRoute({
  getParentRoute: () => root,
  path: '/jogos',
  component: lazyRouteComponent(() => import('./pages/games-page.tsx'), 'GamesPage'),
})
const notices = createRoute({
  getParentRoute: () => root,
  path: '/avisos',
  component: lazyRouteComponent(() => import('./pages/notices-page.tsx'), 'NoticesPage'),
})
const offers = createRoute({
  getParentRoute: () => root,
  path: '/ofertas',
  component: lazyRouteComponent(() => import('./pages/offers/offers-page.tsx'), 'OffersPage'),
})
const site = createRoute({
  getParentRoute: () => root,
  path: '/site',
  component: lazyRouteComponent(() => import('./pages/offers/site-page.tsx'), 'SitePage'),
})
const legal = createRoute({
  getParentRoute: () => root,
  path: '/termos',
  component: lazyRouteComponent(() => import('./pages/legal/legal-page.tsx'), 'LegalPage'),
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/conta',
  component: lazyRouteComponent(() => import('./pages/account-page.tsx'), 'AccountPage'),
})
const staff = createRoute({
  getParentRoute: () => root,
  path: '/equipe',
  component: lazyRouteComponent(() => import('./pages/staff-page.tsx'), 'StaffPage'),
})

export const router = createRouter({
  basepath: '/ops',
  parseSearch,
  stringifySearch,
  defaultNotFoundComponent: NoSuchPage,
  defaultErrorComponent: PageFailed,
  routeTree: root.addChildren([
    home,
    withdrawals,
    withdrawalRules,
    sportLimits,
    deposits,
    kyc,
    barred,
    approvals,
    player,
    tags,
    ledger,
    audit,
    occurrences,
    aml,
    amlCase,
    dailyFiles,
    reports,
    switches,
    system,
    trading,
    event,
    bets,
    tickets,
    alerts,
    games,
    notices,
    offers,
    site,
    legal,
    staff,
    account,
  ]),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
