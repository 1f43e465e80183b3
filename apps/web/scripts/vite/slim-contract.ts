import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/](?:[a-z-]+[\\/])*[a-z-]+\.ts$/

/** The operators' calls; the player app gets nothing of them. */
const OPERATORS = /[\\/]packages[\\/]contract[\\/]src[\\/]ops[\\/]index\.ts$/

const REFUSALS = /[\\/]packages[\\/]contract[\\/]src[\\/]refusals\.ts$/
const APP = join(import.meta.dirname, '../../src')

/** What the request client reads of a call; everything else of it is types. */
const CLIENT_PARTS = [
  'method',
  'changes',
  'path',
  'auth',
  'idempotent',
  'form',
  'priority',
] as const

/**
 * Gives the browser of each call only what a client needs to send it, and no schemas: their types
 * are all the web app uses, since the server judges what is asked and its answers are trusted. A
 * module that would still use a schema does not build, in any mode.
 */
export function slimContract(): Plugin {
  return {
    name: 'jogada:slim-contract',
    enforce: 'pre',
    async load(id) {
      if (OPERATORS.test(id)) return 'export {}'
      if (!CONTRACT.test(id)) return null
      const url = `${pathToFileURL(id).href}?changed=${statSync(id).mtimeMs}`
      const exported = Object.entries((await import(url)) as Record<string, unknown>)
      if (REFUSALS.test(id)) return usedRefusals(Object.fromEntries(exported)['refusals'])
      if (!exported.some(([, value]) => isCall(value))) return null
      return exported.flatMap(([name, value]) => constant(name, value)).join('\n')
    },
  }
}

/** The refusals that the app names; the server tells every other one in words. */
function usedRefusals(all: unknown): string {
  const sources = globSync('**/*.{ts,tsx}', { cwd: APP }).map((file) =>
    readFileSync(join(APP, file), 'utf8'),
  )
  const names = new Set(
    sources.flatMap((source) => [...source.matchAll(/\brefusals\.(\w+)/g)].map(([, name]) => name)),
  )
  const used = Object.entries(all as object).filter(([name]) => names.has(name))
  return `export const refusals = ${JSON.stringify(Object.fromEntries(used))}`
}

type Call = Readonly<Record<string, unknown>>

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

function constant(name: string, value: unknown): string[] {
  const kept = isCall(value) ? parts(value) : value
  const plain = isCall(value) || Array.isArray(value) || typeof value !== 'object'
  return plain ? [`export const ${name} = ${JSON.stringify(kept)}`] : []
}

const parts = (call: Call) =>
  Object.fromEntries(
    CLIENT_PARTS.flatMap((part) => (call[part] === undefined ? [] : [[part, call[part]]])),
  )
