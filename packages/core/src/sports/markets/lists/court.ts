import { define } from '../define.ts'
import type { MarketRow } from '../define.ts'

const set = { counts: 'set_{setnr}', isPart: true, specifiers: ['setnr'] } as const
const whole = { canRefund: false } as const

const tennis: readonly MarketRow[] = [
  ['winner', 'Vencedor', 'Winner', 'winner', { counts: 'sets' }],
  [
    'set_handicap',
    'Handicap de sets',
    'Set handicap',
    'asian_handicap',
    { counts: 'sets', ...whole },
  ],
  ['game_handicap', 'Handicap de games', 'Game handicap', 'asian_handicap', { counts: 'games' }],
  ['total_games', 'Total de games', 'Total games', 'asian_total', { counts: 'games' }],
  [
    'correct_score_sets',
    'Placar em sets',
    'Correct score in sets',
    'correct_score',
    { counts: 'sets', specifiers: ['variant'] },
  ],
  ['total_sets', 'Total de sets', 'Total sets', 'asian_total', { counts: 'sets', ...whole }],
  ['set_winner', 'Vencedor do set', 'Set winner', 'winner', set],
  ['set_game_handicap', 'Set - handicap', 'Set - game handicap', 'asian_handicap', set],
  ['set_total_games', 'Set - total de games', 'Set - total games', 'asian_total', set],
  ['odd_even_games', 'Games ímpar/par', 'Odd/even games', 'odd_even', { counts: 'games' }],
  [
    'game_winner',
    'Vencedor do game',
    'Game winner',
    'winner',
    { counts: 'game_{setnr}_{gamenr}', isPart: true, specifiers: ['setnr', 'gamenr'] },
  ],
]

const volleyball: readonly MarketRow[] = [
  ['winner', 'Vencedor', 'Winner', 'winner', { counts: 'sets' }],
  [
    'set_handicap',
    'Handicap de sets',
    'Set handicap',
    'asian_handicap',
    { counts: 'sets', ...whole },
  ],
  ['total_set', 'Total de sets', 'Total sets', 'asian_total', { counts: 'sets', ...whole }],
  [
    'correct_score',
    'Placar exato',
    'Correct score',
    'correct_score',
    { counts: 'sets', specifiers: ['variant'] },
  ],
  [
    'point_handicap',
    'Handicap de pontos',
    'Point handicap',
    'asian_handicap',
    { counts: 'points' },
  ],
  ['total_points', 'Total de pontos', 'Total points', 'asian_total', { counts: 'points' }],
  ['set_winner', 'Vencedor do set', 'Set winner', 'winner', set],
  [
    'set_point_handicap',
    'Handicap de pontos por set',
    'Set - point handicap',
    'asian_handicap',
    set,
  ],
  ['set_total_points', 'Total de pontos por set', 'Set - total points', 'asian_total', set],
  ['set_odd_even', 'Ímpar/par por set', 'Set - odd/even', 'odd_even', set],
]

const game = { counts: 'set_{gamenr}', isPart: true, specifiers: ['gamenr'] } as const

/** Badminton and table tennis are played in games, which Brazil calls sets. */
const racket: readonly MarketRow[] = [
  ['winner', 'Vencedor', 'Winner', 'winner', { counts: 'sets' }],
  [
    'game_handicap',
    'Handicap de sets',
    'Game handicap',
    'asian_handicap',
    { counts: 'sets', ...whole },
  ],
  ['total_game', 'Total de sets', 'Total games', 'asian_total', { counts: 'sets', ...whole }],
  [
    'correct_score',
    'Placar exato',
    'Correct score',
    'correct_score',
    { counts: 'sets', specifiers: ['variant'] },
  ],
  [
    'point_handicap',
    'Handicap de pontos',
    'Point handicap',
    'asian_handicap',
    { counts: 'points' },
  ],
  ['total_points', 'Total de pontos', 'Total points', 'asian_total', { counts: 'points' }],
  ['game_winner', 'Vencedor do set', 'Game winner', 'winner', game],
  [
    'game_point_handicap',
    'Handicap de pontos por set',
    'Game - point handicap',
    'asian_handicap',
    game,
  ],
  ['game_total_points', 'Total de pontos por set', 'Game - total points', 'asian_total', game],
  ['game_odd_even', 'Ímpar/par por set', 'Game - odd/even', 'odd_even', game],
]

const snooker: readonly MarketRow[] = [
  ['winner', 'Vencedor', 'Winner', 'winner', { counts: 'frames' }],
  [
    'frame_handicap',
    'Handicap de frames',
    'Frame handicap',
    'asian_handicap',
    { counts: 'frames' },
  ],
  ['total_frames', 'Total de frames', 'Total frames', 'asian_total', { counts: 'frames' }],
  ['odd_even_frames', 'Frames ímpar/par', 'Odd/even frames', 'odd_even', { counts: 'frames' }],
  [
    'correct_score_frames',
    'Placar exato',
    'Correct score',
    'correct_score',
    { counts: 'frames', specifiers: ['variant'] },
  ],
  [
    'frame_winner',
    'Vencedor do frame',
    'Frame winner',
    'winner',
    { counts: 'frame_{framenr}', isPart: true, specifiers: ['framenr'] },
  ],
]

export const COURT_MARKETS = [
  ...define('tennis', tennis),
  ...define('volleyball', volleyball),
  ...define('badminton', racket),
  ...define('table_tennis', racket),
  ...define('snooker', snooker),
]
