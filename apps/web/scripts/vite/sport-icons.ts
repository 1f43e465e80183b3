import { icons } from '@iconify-json/mdi'
import type { Plugin } from 'vite'

const ID = 'virtual:sport-icons'

/** Names in Material Design Icons (Apache-2.0) of the twelve sports. */
const ICON_OF_SPORT = {
  football: 'soccer',
  basketball: 'basketball',
  tennis: 'tennis',
  boxing: 'boxing-glove',
  snooker: 'billiards',
  baseball: 'baseball',
  volleyball: 'volleyball',
  badminton: 'badminton',
  american_football: 'football',
  rugby: 'rugby',
  table_tennis: 'table-tennis',
  cricket: 'cricket',
  motor_racing: 'racing-helmet',
} as const

/**
 * Gives `virtual:sport-icons`, the SVG path data of each sport's icon, and nothing else of the set.
 */
export function sportIcons(): Plugin {
  return {
    name: 'jogada:sport-icons',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const paths = Object.entries(ICON_OF_SPORT).map(([sport, name]) => [sport, pathOf(name)])
      return `export const sportIconPaths = ${JSON.stringify(Object.fromEntries(paths))}`
    },
  }
}

function pathOf(name: string): string {
  const paths = [...(icons.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)]
  if (paths.length === 0) throw new Error(`no sport icon named ${name}`)
  return paths.map((match) => match[1]).join('')
}
