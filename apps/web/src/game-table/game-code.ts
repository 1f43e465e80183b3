/** The house's own games, by the names that calls, storage and `offGame` use. */
export type GameCode = 'dice' | 'limbo' | 'mines' | 'rowDouble' | 'double' | 'luckyColor'
