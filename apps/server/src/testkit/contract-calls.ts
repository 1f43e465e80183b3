import * as contract from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'

export type NamedCall = { readonly name: string; readonly call: CallDefinition }

/** Every call that the contract declares, the operators' included, in the order of their names. */
export const contractCalls: readonly NamedCall[] = collect('', contract).sort((a, b) =>
  a.name < b.name ? -1 : 1,
)

function collect(prefix: string, area: object): NamedCall[] {
  return Object.entries(area).flatMap(([key, entry]: [string, unknown]) => {
    if (typeof entry !== 'object' || entry === null) return []
    const name = prefix === '' ? key : `${prefix}.${key}`
    if ('path' in entry && 'reply' in entry) return [{ name, call: entry as CallDefinition }]
    return Object.prototype.toString.call(entry) === '[object Module]' ? collect(name, entry) : []
  })
}
