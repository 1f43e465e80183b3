export { closeAlert, countAlerts, listAlerts, raiseAlert, renewAlert } from './alerts.ts'
