export { listDays, sendAgain, takeFile } from './desk.ts'
export { sealedRegulator } from './sealed.ts'
export { keepRegulatorFiles } from './worker.ts'
