export type Device = {
  readonly browser: string | null
  readonly system: string | null
  readonly isPhone: boolean
}

// the order matters: many browsers also name the one they descend from
const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Version\/.*Safari\//],
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

const first = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** What a browser's words about itself say; null for what they do not say. */
export function deviceOf(userAgent: string): Device {
  const system = first(SYSTEMS, userAgent)
  return {
    browser: first(BROWSERS, userAgent),
    system,
    isPhone: system === 'Android' || system === 'iPhone',
  }
}
