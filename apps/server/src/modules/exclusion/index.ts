export { endListedCase, listedCases, openListedCase } from './case.ts'
export { watchExclusions } from './sweep.ts'
