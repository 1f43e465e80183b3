import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Crest } from './crest.tsx'
import { TEAM_COLORS } from './team-colors.ts'

const drawn = (team: string) => renderToStaticMarkup(createElement(Crest, { team }))

test.each(Object.entries(TEAM_COLORS))('the shield of %s, %s, is drawn whole', (team, bearing) => {
  expect(bearing).toMatch(/^[vhVHsSbfdxXo*][rRbnswkgyop]{2,4}$/)
  const [, ...colors] = bearing
  // the field, what divides it, and each further colour
  expect(new Set(drawn(team).match(/fill="#[0-9a-f]{6}"/g)).size).toBe(new Set(colors).size)
})

test('a team whose colours are not known has the same made-up shield everywhere', () => {
  const shape = (markup: string) => markup.replaceAll(/id="[^"]*"|url\([^)]*\)/g, '')
  expect(shape(drawn('Time Novo'))).toBe(shape(drawn('Time Novo')))
  expect(shape(drawn('Time Novo'))).not.toBe(shape(drawn('Outro Time')))
})
