import type { Ticket } from '@jogada/contract/ticket'
import { NAMED_SYSTEMS } from '@jogada/core/sports/systems'
import { useTranslations } from 'use-intl'

export type NamedTicket = Pick<Ticket, 'kind' | 'sizes' | 'lines'> & {
  readonly legs: readonly unknown[]
}

/**
 * What a bet is called: single, parlay with its selections, a system with its name and its bets.
 */
export function useTicketName() {
  const t = useTranslations('slip')
  return ({ kind, sizes, lines, legs }: NamedTicket): string => {
    if (kind === 'single') return t('mode.single')
    const many = t('legs', { count: legs.length })
    if (kind === 'parlay') return `${t('mode.parlay')} · ${many}`
    const name = nameOf(sizes, legs.length)
    const system = name
      ? t(`system.${name}`)
      : `${t('mode.system')} ${sizes.join('+')}/${legs.length}`
    return `${system} · ${many} · ${t('lines', { count: lines })}`
  }
}

type Name = keyof typeof NAMED_SYSTEMS

function nameOf(sizes: readonly number[], legs: number): Name | undefined {
  const names = Object.keys(NAMED_SYSTEMS) as Name[]
  return names.find(
    (name) =>
      NAMED_SYSTEMS[name].legs === legs && NAMED_SYSTEMS[name].sizes.join() === sizes.join(),
  )
}
