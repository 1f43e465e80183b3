import { define } from '../define.ts'
import type { MarketRow } from '../define.ts'

const half = { counts: 'half_1', gameTime: 'first_half', isPart: true } as const

const quarter = (nr: 1 | 2 | 3 | 4) =>
  ({
    counts: `quarter_${nr}`,
    gameTime: `quarter_${nr}`,
    isPart: true,
    specifiers: ['quarternr'],
  }) as const

const quarterTotal = (nr: 1 | 2 | 3 | 4): MarketRow => [
  `q${nr}_total`,
  `${nr}º quarto - total`,
  `Quarter ${nr} - total`,
  'asian_total',
  quarter(nr),
]

const quarterMarkets = (nr: 1 | 2 | 3 | 4): readonly MarketRow[] => [
  [`q${nr}_1x2`, `${nr}º quarto - resultado`, `Quarter ${nr} - result`, 'result3', quarter(nr)],
  [
    `q${nr}_handicap`,
    `${nr}º quarto - handicap`,
    `Quarter ${nr} - handicap`,
    'asian_handicap',
    quarter(nr),
  ],
  quarterTotal(nr),
]

const basketball: readonly MarketRow[] = [
  ['winner_incl_ot', 'Vencedor (c/ prorrogação)', 'Winner (incl. overtime)', 'result2_push'],
  ['handicap_incl_ot', 'Handicap (c/ prorrogação)', 'Handicap (incl. overtime)', 'asian_handicap'],
  [
    'total_incl_ot',
    'Total de pontos (c/ prorrogação)',
    'Total points (incl. overtime)',
    'asian_total',
  ],
  ['home_total_incl_ot', 'Total casa', 'Home total', 'home_total'],
  ['away_total_incl_ot', 'Total fora', 'Away total', 'away_total'],
  ['odd_even_incl_ot', 'Ímpar/par', 'Odd/even', 'odd_even'],
  [
    '1x2_regular_time',
    'Resultado tempo normal',
    'Regular time result',
    'result3',
    { counts: 'regular' },
  ],
  ['1h_handicap', '1º tempo - handicap', 'First half - handicap', 'asian_handicap', half],
  ['1h_total', '1º tempo - total', 'First half - total', 'asian_total', half],
  ...quarterMarkets(1),
  ...quarterMarkets(2),
  ...quarterMarkets(3),
  ...quarterMarkets(4),
]

const americanFootball: readonly MarketRow[] = [
  ['winner_incl_ot', 'Vencedor (c/ prorrogação)', 'Winner (incl. overtime)', 'result2_push'],
  ['handicap_incl_ot', 'Handicap (c/ prorrogação)', 'Handicap (incl. overtime)', 'asian_handicap'],
  ['total_incl_ot', 'Total de pontos', 'Total points', 'asian_total'],
  ['odd_even_incl_ot', 'Ímpar/par', 'Odd/even', 'odd_even'],
  ['1h_handicap', '1º tempo - handicap', 'First half - handicap', 'asian_handicap', half],
  ['1h_total', '1º tempo - total', 'First half - total', 'asian_total', half],
  quarterTotal(1),
  quarterTotal(2),
  quarterTotal(3),
  quarterTotal(4),
]

const rugby: readonly MarketRow[] = [
  ['1x2', 'Resultado (80 min)', 'Result (80 min)', 'result3', { counts: 'regular' }],
  ['asian_handicap', 'Handicap', 'Handicap', 'asian_handicap', { counts: 'regular' }],
  ['total', 'Total de pontos', 'Total points', 'asian_total', { counts: 'regular' }],
  ['1h_1x2', '1º tempo', 'First half', 'result3', half],
  [
    '1h_try_handicap',
    '1º tempo - tries',
    'First half - tries',
    'asian_handicap',
    { ...half, counts: 'tries_half_1' },
  ],
]

const firstFive = { counts: 'innings_1_5', isPart: true } as const

const baseball: readonly MarketRow[] = [
  ['winner_incl_extra', 'Vencedor (c/ extras)', 'Winner (incl. extra innings)', 'winner'],
  ['run_line', 'Handicap (c/ extras)', 'Run line (incl. extra innings)', 'asian_handicap'],
  ['total_incl_extra', 'Total de corridas', 'Total runs', 'asian_total'],
  ['home_total_incl_extra', 'Total casa', 'Home total', 'home_total'],
  ['odd_even_incl_extra', 'Ímpar/par', 'Odd/even', 'odd_even'],
  ['f5_1x2', 'Entradas 1-5 - 1X2', 'Innings 1-5 - 1X2', 'result3', firstFive],
  ['f5_handicap', 'Entradas 1-5 - handicap', 'Innings 1-5 - handicap', 'asian_handicap', firstFive],
  ['f5_total', 'Entradas 1-5 - total', 'Innings 1-5 - total', 'asian_total', firstFive],
]

export const FIELD_MARKETS = [
  ...define('basketball', basketball),
  ...define('american_football', americanFootball),
  ...define('rugby', rugby),
  ...define('baseball', baseball),
]
