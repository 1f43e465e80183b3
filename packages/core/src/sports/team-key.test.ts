import { expect, test } from 'vitest'
import { asTeamKey, teamKey } from './team-key.ts'

test('a team is one however its name is written, and another in another sport', () => {
  const names = ['Vasco da Gama', 'CR Vasco da Gama', 'VASCO', 'vasco']
  expect(new Set(names.map((name) => teamKey('football', name)))).toEqual(
    new Set(['football:vasco']),
  )
  expect(teamKey('basketball', 'Vasco')).not.toBe(teamKey('football', 'Vasco'))
  expect(teamKey('football', 'Atlético-MG')).not.toBe(teamKey('football', 'Atlético-GO'))
})

test('a key names the same team again, whatever signs its name has', () => {
  const names = ['Grêmio', 'Athletic Club', 'FC', 'Sport Club do Recife', 'Time: B', '横浜FC']
  for (const key of names.map((name) => teamKey('football', name))) expect(asTeamKey(key)).toBe(key)
  expect(asTeamKey('football:Atletico Mineiro')).toBe(teamKey('football', 'Atlético MG'))
  expect(asTeamKey('Flamengo')).toBe(':flamengo')
})
