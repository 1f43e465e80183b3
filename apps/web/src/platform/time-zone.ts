let found: string | undefined

/** The device's time zone by its IANA name, "America/Sao_Paulo", as it was when first asked for. */
export const deviceTimeZone = (): string =>
  (found ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
