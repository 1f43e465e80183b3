import { define } from '../define.ts'
import type { MarketRow } from '../define.ts'

const boxing: readonly MarketRow[] = [
  ['winner_2way', 'Vencedor (empate anula)', 'Winner (draw no bet)', 'result2_push'],
  ['1x2', 'Resultado da luta', 'Bout result', 'result3'],
  ['total_rounds', 'Total de assaltos', 'Total rounds', 'rounds_total'],
  ['method', 'Método de vitória', 'Method of victory', 'method'],
  ['round_betting', 'Assalto exato', 'Round betting', 'round_betting'],
  ['goes_distance', 'Vai à decisão', 'Goes the distance', 'goes_distance'],
]

const over = {
  counts: 'over_{inningnr}_{overnr}',
  isPart: true,
  specifiers: ['inningnr', 'overnr'],
} as const

const cricket: readonly MarketRow[] = [
  [
    'winner_incl_super_over',
    'Vencedor (c/ super over)',
    'Winner (incl. super over)',
    'winner',
    { counts: 'official' },
  ],
  ['1x2', 'Resultado (testes)', 'Result (tests)', 'result3', { counts: 'official' }],
  [
    'innings_total',
    'Total de corridas - entrada',
    'Innings total runs',
    'asian_total',
    { counts: 'innings_{inningnr}', isPart: true, specifiers: ['inningnr'] },
  ],
  ['over_total', 'Corridas no over', 'Runs in the over', 'asian_total', over],
  ['over_odd_even', 'Over ímpar/par', 'Over odd/even', 'odd_even', over],
  [
    'top_batsman',
    'Melhor rebatedor',
    'Top batter',
    'place',
    { counts: 'batting_{inningnr}', specifiers: ['inningnr'], places: 1 },
  ],
  [
    'total_fours',
    'Total de quatros',
    'Total fours',
    'asian_total',
    { counts: 'fours', canRefund: false },
  ],
  [
    'total_sixes',
    'Total de seis',
    'Total sixes',
    'asian_total',
    { counts: 'sixes', canRefund: false },
  ],
  ['super_over_yes_no', 'Haverá super over', 'Super over', 'super_over'],
]

const places = (count: number) =>
  ({ counts: 'race', specifiers: ['places'], places: count }) as const

const motorRacing: readonly MarketRow[] = [
  ['race_winner', 'Vencedor da corrida', 'Race winner', 'place', { counts: 'race', places: 1 }],
  ['top3', 'Pódio', 'Podium finish', 'place', places(3)],
  ['top6', 'Top 6', 'Top 6', 'place', places(6)],
  ['points_finish', 'Nos pontos (top 10)', 'Points finish (top 10)', 'place', places(10)],
  ['head_to_head', 'Duelo', 'Head to head', 'h2h', { counts: 'race' }],
  ['pole', 'Pole position', 'Pole position', 'place', { counts: 'pole', places: 1 }],
  [
    'fastest_lap',
    'Volta mais rápida',
    'Fastest lap',
    'place',
    { counts: 'fastest_lap', places: 1 },
  ],
  ['classified', 'Termina classificado', 'Classified finisher', 'classified', { counts: 'race' }],
]

export const OTHER_MARKETS = [
  ...define('boxing', boxing),
  ...define('cricket', cricket),
  ...define('motor_racing', motorRacing),
]
