import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = resolve(import.meta.dirname, '..')

test('[GAM-10] the rules of every game carry the sentence that says it is no skill', () => {
  const overlays = globSync('**/*-rules-overlay.tsx', { cwd: SOURCES })
    .filter((file) => !file.includes('sport'))
    .map((file) => ({ file, name: file.split('/').at(-1)! }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  // double and luckyColor share the overlay of the draws
  expect(overlays.map(({ name }) => name)).toEqual([
    'dice-rules-overlay.tsx',
    'draw-rules-overlay.tsx',
    'limbo-rules-overlay.tsx',
    'mines-rules-overlay.tsx',
    'row-double-rules-overlay.tsx',
  ])
  for (const { file } of overlays) {
    expect([file, readFileSync(`${SOURCES}/${file}`, 'utf8').includes('<RulesReturn')]).toEqual([
      file,
      true,
    ])
  }
  const parts = readFileSync(`${SOURCES}/game-table/rules-parts.tsx`, 'utf8')
  expect(parts).toMatch(/export function RulesReturn[^]*?t\('rulesChanceOnly'\)[^]*?\n}\n/)
})
