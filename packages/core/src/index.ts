export * from './money.ts'
export * from './odds.ts'
export * from './result.ts'
