import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

const WHOLE = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const HEADLESS = [process.env['CHROMIUM_HEADLESS'], '/usr/bin/chromium-headless-shell']

const find = (places: readonly (string | undefined)[]) =>
  places.find((place) => place && existsSync(place))

/** Paths of browsers, as `e2e/src/browsers.ts` reads them. */
export type Chromium = {
  readonly CHROMIUM: string
  /** One without a desktop's windows; the whole one where there is none. */
  readonly CHROMIUM_HEADLESS: string
}

/** Where Chromium is; installs Debian's, and its headless shell, when none is found. */
export function ensureChromium(): Chromium {
  if (!find(WHOLE)) {
    process.stdout.write('Installing Chromium from the Debian packages…\n')
    installPackages('chromium', 'fonts-liberation')
    installHeadless()
  }
  const whole = find(WHOLE)
  if (!whole) throw new Error('Chromium is missing; set CHROMIUM to its path.')
  return { CHROMIUM: whole, CHROMIUM_HEADLESS: find(HEADLESS) ?? whole }
}

/** Older releases of Debian have none: the whole browser serves as well. */
function installHeadless() {
  try {
    installPackages('chromium-headless-shell')
  } catch {
    process.stdout.write('There is no chromium-headless-shell: the whole Chromium will do.\n')
  }
}
