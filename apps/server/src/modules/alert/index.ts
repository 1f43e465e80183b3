export {
  closeAlert,
  countAlerts,
  listAlerts,
  raiseAlert,
  raiseGrown,
  raiseOnce,
  renewAlert,
} from './alerts.ts'
