export * from './casino/history.ts'
export * from './casino/play.ts'
export * from './casino/rounds.ts'
export * from './casino/rules.ts'
