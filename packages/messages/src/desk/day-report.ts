import { fill } from '../fill.ts'

/** What of a day its mail names, each a sum of reais with two places or a count. */
export type DayFigures = {
  /** `2026-11-25`. */
  readonly day: string
  readonly sums: Readonly<Record<(typeof SUMS)[number], string>>
  readonly counts: Readonly<Record<(typeof COUNTS)[number], number>>
  readonly products: readonly {
    readonly product: (typeof PRODUCTS)[number]
    readonly stakes: string
    readonly ggr: string
  }[]
}

const SUMS = [
  'ggr',
  'ngr',
  'deposits',
  'withdrawals',
  'refunds',
  'fees',
  'promotions',
  'referral',
  'adjustments',
] as const
const COUNTS = ['actives', 'depositors'] as const
const PRODUCTS = ['sport', 'draws', 'providers', 'games'] as const

const pt = {
  locale: 'pt-BR',
  subject: 'Jogada, {day}: GGR {ggr}',
  head: 'Relatório de {day}, do razão, sem contas de teste.',
  products: 'Por produto (apostado, GGR):',
  none: 'Nenhuma aposta.',
  open: 'Com o que está por trás de cada número: {page}',
  foot: 'Você pediu este e-mail na página de relatórios da operação, e lá ele se desliga.',
  sums: {
    ggr: 'GGR',
    ngr: 'NGR',
    deposits: 'Depósitos',
    withdrawals: 'Saques',
    refunds: 'Devoluções',
    fees: 'Taxas',
    promotions: 'Promoções',
    referral: 'Indicação',
    adjustments: 'Ajustes',
  },
  counts: { actives: 'Ativos', depositors: 'Depositantes' },
  names: { sport: 'Esporte', draws: 'Sorteios', providers: 'Estúdios', games: 'Jogos da casa' },
}

const en: typeof pt = {
  locale: 'en-GB',
  subject: 'Jogada, {day}: GGR {ggr}',
  head: 'Report of {day}, from the ledger, without test accounts.',
  products: 'By product (staked, GGR):',
  none: 'No bets.',
  open: 'With what stands behind each figure: {page}',
  foot: 'You asked for this mail on the desk’s page of reports, and it is switched off there.',
  sums: {
    ggr: 'GGR',
    ngr: 'NGR',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    refunds: 'Refunds',
    fees: 'Fees',
    promotions: 'Promotions',
    referral: 'Referral',
    adjustments: 'Adjustments',
  },
  counts: { actives: 'Actives', depositors: 'Depositors' },
  names: { sport: 'Sports', draws: 'Draws', providers: 'Studios', games: 'House games' },
}

const texts = { pt_BR: pt, en_US: en }

/**
 * The mail of a day's report to an operator, in a language of the desk, with the address of the
 * page of reports where the product knows its own.
 */
export function dayReportMail(
  language: keyof typeof texts,
  figures: DayFigures,
  page: string | undefined,
) {
  const t = texts[language]
  const reais = new Intl.NumberFormat(t.locale, { style: 'currency', currency: 'BRL' })
  // as text, so that no sum passes through a float
  const money = (sum: string) => reais.format(sum as Intl.StringNumericLiteral)
  const day = new Intl.DateTimeFormat(t.locale, { timeZone: 'UTC' }).format(new Date(figures.day))
  const lines = [
    fill(t.head, { day }),
    '',
    ...SUMS.map((name) => `${t.sums[name]}: ${money(figures.sums[name])}`),
    ...COUNTS.map((name) => `${t.counts[name]}: ${figures.counts[name]}`),
    '',
    t.products,
    ...figures.products.map(
      ({ product, stakes, ggr }) => `${t.names[product]}: ${money(stakes)}, ${money(ggr)}`,
    ),
    ...(figures.products.length === 0 ? [t.none] : []),
    '',
    ...(page === undefined ? [] : [fill(t.open, { page }), '']),
    t.foot,
  ]
  return {
    subject: fill(t.subject, { day, ggr: money(figures.sums.ggr) }),
    text: `${lines.join('\n')}\n`,
  }
}
