import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { stored } from './platform/storage.ts'
import { lazyPage } from './routes/lazy-page.ts'
import { PageFailed } from './routes/page-failed.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import type { Matter } from './components/ask-support.tsx'
import type { RecordsFilter } from './features/game-records/record-filter.tsx'
import type * as Help from './routes/help.tsx'
import type * as Rewards from './routes/rewards.tsx'
import { currentToken } from './session/session.ts'

const root = createRootRoute({ component: RootLayout })

const toHome = () => {
  throw redirect({ to: '/home', replace: true })
}

/** Sends a visitor home, where the alert and the login open. */
const loginFirst = () => {
  if (currentToken() === null) {
    throw redirect({ to: '/home', replace: true, state: { arrival: 'login_first' } })
  }
}

/**
 * Reads search parameters that are texts. What is none is undefined rather than left out, for the
 * router puts what a route does not name back as it came.
 */
const textsOf =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(
      names.map((name) => [name, typeof search[name] === 'string' ? search[name] : undefined]),
    ) as { readonly [Each in Name]?: string | undefined }

const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome })

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/y{$yqm}',
  beforeLoad: ({ params, preload }) => {
    if (!preload) stored.inviteCode.write(params.yqm)
    const arrival = currentToken() === null ? { arrival: 'invited' as const } : {}
    throw redirect({ to: '/home', replace: true, state: arrival })
  },
})

const entry = createRoute({
  getParentRoute: () => root,
  path: '/zgo{$token}',
  beforeLoad: async ({ params, preload }) => {
    if (preload) return
    const { enterWith } = await import('./session/enter-with.ts')
    await enterWith(params.token)
    toHome()
  },
})

const main = createRoute({ getParentRoute: () => root, id: 'child-of-main' })

const mainStart = createRoute({ getParentRoute: () => root, path: '/main', beforeLoad: toHome })

// home itself is kept alive by the root layout
const home = createRoute({ getParentRoute: () => main, path: '/home', component: () => null })

const cash = createRoute({
  getParentRoute: () => main,
  path: '/conta',
  component: lazyPage(() => import('./routes/conta.tsx'), 'ContaPage'),
})

const paySuccess = createRoute({
  getParentRoute: () => main,
  path: '/paySuccess',
  // what is not said outright stays as the address has it
  validateSearch: ({ orderId }: Record<string, unknown>): { orderId?: string | undefined } => ({
    orderId: /^\d{1,19}$/.test(String(orderId)) ? String(orderId) : undefined,
  }),
  component: lazyPage(() => import('./routes/pay-success.tsx'), 'PaySuccessPage'),
})

const records = createRoute({
  getParentRoute: () => main,
  path: '/registros',
  validateSearch: (
    search: Record<string, unknown>,
  ): { view?: 'balance' | 'transfer' | 'yearly' | undefined } => {
    const { view } = search
    const isKnown = view === 'balance' || view === 'transfer' || view === 'yearly'
    return { view: isKnown ? view : undefined }
  },
  component: lazyPage(() => import('./routes/registros.tsx'), 'RecordsPage'),
})

const rewardPage = (name: Exclude<keyof typeof Rewards, symbol>) =>
  lazyPage(() => import('./routes/rewards.tsx'), name)

const vip = createRoute({
  getParentRoute: () => main,
  path: '/vip',
  component: rewardPage('VipPage'),
})

const gameBonus = createRoute({
  getParentRoute: () => main,
  path: '/gamebouns',
  component: rewardPage('RebatePage'),
})

const agent = createRoute({
  getParentRoute: () => main,
  path: '/agentJl',
  validateSearch: (search: Record<string, unknown>): { moveTop?: 1 } =>
    search['moveTop'] === undefined ? {} : { moveTop: 1 },
  component: rewardPage('AgentPage'),
})

const ladderBonus = createRoute({
  getParentRoute: () => main,
  path: '/ladderBonus',
  component: rewardPage('LadderPage'),
})

const share = createRoute({
  getParentRoute: () => main,
  path: '/share',
  beforeLoad: loginFirst,
  component: rewardPage('SharePage'),
})

const helpPage = (name: Exclude<keyof typeof Help, symbol>) =>
  lazyPage(() => import('./routes/help.tsx'), name)

const help = createRoute({
  getParentRoute: () => main,
  path: '/ajuda',
  // the question that a link opens
  validateSearch: textsOf('sobre'),
  component: helpPage('HelpPage'),
})

const sitePage = createRoute({
  getParentRoute: () => main,
  path: '/p/$slug',
  component: helpPage('SitePage'),
})

type MatterAsked = { readonly [Part in keyof Matter]?: Matter[Part] | undefined }

const supportDesk = createRoute({
  getParentRoute: () => main,
  path: '/suporte',
  validateSearch: ({ topic, about, record }: Record<string, unknown>): MatterAsked => {
    const isAsked = typeof topic === 'string' && ['string', 'number'].includes(typeof about)
    return {
      topic: isAsked ? (topic as Matter['topic']) : undefined,
      about: isAsked ? String(about).slice(0, 80) : undefined,
      record: isAsked && typeof record === 'string' ? record : undefined,
    }
  },
  component: helpPage('SupportPage'),
})

const inbox = createRoute({
  getParentRoute: () => main,
  path: '/mensagens',
  component: helpPage('InboxPage'),
})

const security = createRoute({
  getParentRoute: () => main,
  path: '/seguranca',
  beforeLoad: () => {
    loginFirst()
    throw redirect({ to: '/home', replace: true, state: { arrival: 'security' } })
  },
})

const promotions = createRoute({
  getParentRoute: () => main,
  path: '/active',
  component: rewardPage('PromotionsPage'),
})

const promotion = createRoute({
  getParentRoute: () => main,
  path: '/active{$id}',
  component: rewardPage('PromotionPage'),
})

const limits = createRoute({
  getParentRoute: () => main,
  path: '/limites',
  component: lazyPage(() => import('./routes/limites.tsx'), 'LimitesPage'),
})

const identity = createRoute({
  getParentRoute: () => main,
  path: '/identidade',
  component: lazyPage(() => import('./routes/identidade.tsx'), 'IdentidadePage'),
})

const signInSheet = createRoute({
  getParentRoute: () => main,
  path: '/signInSheet',
  beforeLoad: loginFirst,
  component: lazyPage(() => import('./routes/sign-in-sheet.tsx'), 'SignInSheetPage'),
})

const isDay = (text: unknown): text is string => /^\d{4}-\d\d-\d\d$/.test(String(text))

const gameMess = createRoute({
  getParentRoute: () => main,
  path: '/gameMess',
  beforeLoad: loginFirst,
  validateSearch: ({ game, status, from, to }: Record<string, unknown>): RecordsFilter => ({
    game: typeof game === 'string' ? game : undefined,
    status: Number.isInteger(status) ? Number(status) : undefined,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  }),
  component: lazyPage(() => import('./routes/game-mess.tsx'), 'GameMessPage'),
})

const football = createRoute({
  getParentRoute: () => root,
  path: '/footballPage',
  validateSearch: textsOf('event', 'sport', 'tab', 'league', 'day', 'market'),
  component: lazyPage(() => import('./routes/football-page.tsx'), 'FootballPage'),
})

const dice = createRoute({
  getParentRoute: () => root,
  path: '/dice',
  beforeLoad: loginFirst,
  component: lazyPage(() => import('./routes/dice.tsx'), 'DicePage'),
})

const limbo = createRoute({
  getParentRoute: () => root,
  path: '/limbo',
  component: lazyPage(() => import('./routes/limbo.tsx'), 'LimboPage'),
})

const mines = createRoute({
  getParentRoute: () => root,
  path: '/mines',
  component: lazyPage(() => import('./routes/mines.tsx'), 'MinesPage'),
})

const rowDouble = createRoute({
  getParentRoute: () => root,
  path: '/rowDouble',
  component: lazyPage(() => import('./routes/row-double.tsx'), 'RowDoublePage'),
})

const lobby = createRoute({
  getParentRoute: () => root,
  path: '/cassino',
  validateSearch: textsOf('q', 'kind'),
  component: lazyPage(() => import('./routes/lobby.tsx'), 'LobbyPage'),
})

const play = createRoute({
  getParentRoute: () => root,
  path: '/play',
  validateSearch: (
    search: Record<string, unknown>,
  ): { game?: string | undefined; demo?: 1 | undefined } => ({
    ...textsOf('game')(search),
    demo: search['demo'] === 1 ? 1 : undefined,
  }),
  component: lazyPage(() => import('./routes/play.tsx'), 'PlayPage'),
})

const double = createRoute({
  getParentRoute: () => root,
  path: '/double',
  component: lazyPage(() => import('./routes/double.tsx'), 'DoublePage'),
})

const luckyColor = createRoute({
  getParentRoute: () => root,
  path: '/luckyColor',
  component: lazyPage(() => import('./routes/lucky-color.tsx'), 'LuckyColorPage'),
})

const failed = createRoute({
  getParentRoute: () => root,
  path: '/error',
  // what anybody may write into an address is shown only where it looks like one of ours
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string | undefined } => ({
    ref: typeof ref === 'string' && /^[\da-f-]{36}$/.test(ref) ? ref : undefined,
  }),
  component: lazyPage(() => import('./routes/error.tsx'), 'ErrorPage'),
})

const anywhereElse = createRoute({
  getParentRoute: () => root,
  path: '/$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const routeTree = root.addChildren([
  start,
  invitation,
  entry,
  mainStart,
  main.addChildren([
    home,
    cash,
    paySuccess,
    records,
    limits,
    identity,
    security,
    signInSheet,
    gameMess,
    vip,
    gameBonus,
    agent,
    ladderBonus,
    share,
    promotions,
    promotion,
    help,
    sitePage,
    supportDesk,
    inbox,
  ]),
  football,
  dice,
  limbo,
  mines,
  rowDouble,
  lobby,
  play,
  double,
  luckyColor,
  failed,
  anywhereElse,
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: PageFailed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
