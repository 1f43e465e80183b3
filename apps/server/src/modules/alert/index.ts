export {
  closeAlert,
  countAlerts,
  isOfCare,
  listAlerts,
  raiseAlert,
  raiseChanged,
  raiseGrown,
  raiseOnce,
  renewAlert,
} from './alerts.ts'
export { longSince, tellOfLongUnderWay } from './long-under-way.ts'
