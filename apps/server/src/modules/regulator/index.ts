export { sealedRegulator } from './sealed.ts'
export { keepRegulatorFiles } from './worker.ts'
