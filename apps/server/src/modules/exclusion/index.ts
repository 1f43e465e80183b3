export { endListedCase, listedCases, openListedCase } from './case.ts'
export { watchLaterMoney } from './later-money.ts'
export { watchExclusions } from './sweep.ts'
