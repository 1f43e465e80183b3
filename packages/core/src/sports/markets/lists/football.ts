import { define } from '../define.ts'
import type { MarketRow } from '../define.ts'

/** Scores with at most `most` goals a side: what a correct score market lists beside `other`. */
const scoresUpTo = (most: number): readonly string[] =>
  Array.from(
    { length: (most + 1) ** 2 },
    (_, at) => `${Math.floor(at / (most + 1))}:${at % (most + 1)}`,
  )

/** Any other score than these is `other`; fixed, so that a bet means the same at every time. */
export const CORRECT_SCORES = scoresUpTo(4)
export const HALF_CORRECT_SCORES = scoresUpTo(3)

const half = { counts: 'half_1', gameTime: 'first_half', isPart: true } as const
const second = { counts: 'half_2', isPart: true } as const
const corners = { counts: 'corners', gameTime: 'corners', isPart: true } as const

const ROWS: readonly MarketRow[] = [
  ['1x2', 'Resultado final', 'Match result', 'result3'],
  ['double_chance', 'Dupla chance', 'Double chance', 'double_chance'],
  ['draw_no_bet', 'Empate anula', 'Draw no bet', 'result2_push'],
  ['european_handicap', 'Handicap europeu', 'European handicap', 'handicap3'],
  [
    'asian_handicap',
    'Handicap asiático',
    'Asian handicap',
    'asian_handicap',
    { fromPlacement: true },
  ],
  ['total', 'Total de gols', 'Total goals', 'asian_total'],
  ['home_total', 'Total de gols - casa', 'Home team total goals', 'home_total'],
  ['away_total', 'Total de gols - fora', 'Away team total goals', 'away_total'],
  [
    'exact_goals',
    'Número exato de gols',
    'Exact number of goals',
    'exact',
    { specifiers: ['variant'] },
  ],
  ['odd_even', 'Ímpar/par', 'Odd/even', 'odd_even'],
  ['btts', 'Ambas marcam', 'Both teams to score', 'btts'],
  ['clean_sheet_home', 'Casa não sofre gol', 'Home clean sheet', 'clean_sheet_home'],
  ['clean_sheet_away', 'Fora não sofre gol', 'Away clean sheet', 'clean_sheet_away'],
  ['correct_score', 'Placar exato', 'Correct score', 'correct_score', { listed: CORRECT_SCORES }],
  ['ht_ft', 'Intervalo/final', 'Half-time/full-time', 'ht_ft', { counts: ['half_1', 'match'] }],
  [
    'highest_scoring_half',
    'Tempo com mais gols',
    'Highest scoring half',
    'highest_scoring_half',
    { counts: ['half_1', 'half_2'] },
  ],
  ['next_goal', 'Próximo gol', 'Next goal', 'next_goal'],
  ['1h_1x2', '1º tempo - resultado', 'First half - result', 'result3', half],
  [
    '1h_double_chance',
    '1º tempo - dupla chance',
    'First half - double chance',
    'double_chance',
    half,
  ],
  [
    '1h_asian_handicap',
    '1º tempo - handicap asiático',
    'First half - Asian handicap',
    'asian_handicap',
    { ...half, fromPlacement: true },
  ],
  ['1h_total', '1º tempo - total', 'First half - total goals', 'asian_total', half],
  ['1h_odd_even', '1º tempo - ímpar/par', 'First half - odd/even', 'odd_even', half],
  ['1h_btts', '1º tempo - ambas marcam', 'First half - both teams to score', 'btts', half],
  [
    '1h_correct_score',
    '1º tempo - placar exato',
    'First half - correct score',
    'correct_score',
    { ...half, listed: HALF_CORRECT_SCORES },
  ],
  ['2h_1x2', '2º tempo - resultado', 'Second half - result', 'result3', second],
  ['2h_total', '2º tempo - total', 'Second half - total goals', 'asian_total', second],
  ['corners_1x2', 'Escanteios - 1X2', 'Corners - 1X2', 'result3', corners],
  ['corners_handicap', 'Escanteios - handicap', 'Corners - handicap', 'asian_handicap', corners],
  ['corners_total', 'Escanteios - total', 'Corners - total', 'asian_total', corners],
  ['corners_home_total', 'Escanteios casa - total', 'Home corners - total', 'home_total', corners],
  ['corners_away_total', 'Escanteios fora - total', 'Away corners - total', 'away_total', corners],
  ['corners_odd_even', 'Escanteios - ímpar/par', 'Corners - odd/even', 'odd_even', corners],
  [
    '1h_corners_1x2',
    '1º tempo escanteios - 1X2',
    'First half corners - 1X2',
    'result3',
    { ...corners, counts: 'corners_half_1' },
  ],
  ['to_qualify', 'Classifica-se', 'To qualify', 'to_qualify'],
]

export const FOOTBALL_MARKETS = define('football', ROWS)
