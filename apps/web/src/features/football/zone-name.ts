import { deviceTimeZone } from '../../platform/time-zone.ts'

/** What people call the device's time zone in a language: "Horário de Brasília". */
export function zoneName(locale: string, timeZone = deviceTimeZone()): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
