export {
  closeAlert,
  countAlerts,
  listAlerts,
  raiseAlert,
  raiseGrown,
  renewAlert,
} from './alerts.ts'
