import { deviceTimeZone } from '../../platform/time-zone.ts'

/**
 * Brazil moved its clocks then: of a zone that does, people say "Brasília time",
 * not "standard time".
 */
const WITH_SUMMER_TIME = Date.UTC(2018, 8, 1)

/** What people call the device's time zone in a language: "Horário de Brasília". */
export function zoneName(locale: string, timeZone = deviceTimeZone()): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(WITH_SUMMER_TIME)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
