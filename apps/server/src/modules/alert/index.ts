export {
  closeAlert,
  countAlerts,
  isOfCare,
  listAlerts,
  raiseAlert,
  raiseGrown,
  raiseOnce,
  renewAlert,
} from './alerts.ts'
export { longSince, tellOfLongUnderWay } from './long-under-way.ts'
