export { listDays, sendAgain, takeFile } from './desk.ts'
export { firstOpenDay } from './first-open-day.ts'
export { sealedRegulator } from './sealed.ts'
export { keepRegulatorFiles } from './worker.ts'
