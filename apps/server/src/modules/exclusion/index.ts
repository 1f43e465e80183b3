export { watchExclusions } from './sweep.ts'
