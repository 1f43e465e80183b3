/** The device's time zone by its IANA name, "America/Sao_Paulo". */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
