import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const find = () => PLACES.find((place) => place && existsSync(place))

/** The path of a Chromium; installs Debian's when none is found. */
export async function ensureChromium(): Promise<string> {
  const found = find()
  if (found) return found
  process.stdout.write('Installing Chromium from the Debian packages…\n')
  installPackages('chromium', 'fonts-liberation')
  const installed = find()
  if (!installed) throw new Error('Chromium is missing; set CHROMIUM to its path.')
  return installed
}
