export { closeAlert, countAlerts, listAlerts, raiseAlert } from './alerts.ts'
