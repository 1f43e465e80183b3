import { marketOf } from '@jogada/core/sports/markets/catalogue'
import type { Specifiers } from '@jogada/core/sports/markets/market-rule'
import type { MarketDefinition } from '@jogada/core/sports/markets/market-definition'
import { partName, partsOf } from '@jogada/core/sports/markets/parts'
import { parseOutcomeId } from '@jogada/core/sports/market-identity'
import { isSport } from '@jogada/core/sports/sport'
import { useLocale, useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.ts'
import { useSideName } from './use-side-name.ts'

/** What is backed, by the keys that events, slip and bets carry. */
export type Backed = {
  /** Names the lines that `line` leaves out. */
  readonly outcomeId?: string
  readonly sport?: string
  readonly marketKey: string
  readonly line?: string | null
  readonly outcome: string
  /** What the server says where the outcome is a competitor. */
  readonly label?: string | undefined
  readonly home: string
  readonly away: string
}

/** "2.50" as a player writes it, 2,5. */
export const lineText = (line: string) =>
  line.includes('.') ? line.replace(/\.?0+$/, '').replace('.', ',') : line

/** A handicap of one side: +1,5, −0,25, 0. */
export function handicapText(line: string, side: 'home' | 'away'): string {
  const value = side === 'home' ? Number(line) : -Number(line)
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${lineText(Math.abs(value).toFixed(2))}`
}

const SIGNS: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

const DOUBLES: Readonly<Record<string, readonly [keyof Sides, keyof Sides]>> = {
  '1X': ['home', 'draw'],
  '12': ['home', 'away'],
  X2: ['draw', 'away'],
}

type Sides = { readonly home: string; readonly draw: string; readonly away: string }

const SIDE_OF: Readonly<Record<string, keyof Sides>> = { '1': 'home', X: 'draw', '2': 'away' }

/** Gives a market's name in the player's language. */
export function useMarketName() {
  const locale = useLocale()
  const names = useLanguage(({ marketNames }) => marketNames)
  return ({ 'pt-br': portuguese, 'en-us': english }: MarketDefinition['name']): string =>
    locale.startsWith('pt') ? portuguese : (names?.[english] ?? english)
}

/** The names of markets and outcomes in the player's language. */
export function useMarketWords() {
  const t = useTranslations('sport')
  const named = useMarketName()
  const team = useSideName()
  const sides = (backed: Backed): Sides => ({
    home: team(backed.home),
    draw: t('draw'),
    away: team(backed.away),
  })
  return {
    /** With the part of the match that it is on; `sport` is football where it is not said. */
    market: (marketKey: string, sport = 'football', specifiers: Specifiers = {}): string => {
      const found = isSport(sport) ? marketOf(sport, marketKey) : undefined
      const parts = partsOf(specifiers).map(({ name, number }) => partName(named(name), number))
      return [found ? named(found.name) : t('otherMarket'), ...parts].join(' · ')
    },
    outcome: (backed: Backed): string =>
      backed.label ?? lineOutcome(backed, t) ?? listedOutcome(backed, sides(backed), t),
    /**
     * The sign in the cell: 1, X, 2, a handicap, 1 (0:1) of one that begins with goals, and O and U
     * for the two sides of a total.
     */
    sign: (outcome: string, line: string | null, key = ''): string => {
      if (outcome === 'over') return t('overSign', { line: lineText(line ?? '') })
      if (outcome === 'under') return t('underSign', { line: lineText(line ?? '') })
      if (isHandicap(key, line) && (outcome === 'home' || outcome === 'away')) {
        return `${SIGNS[outcome]} ${handicapText(line!, outcome)}`
      }
      if (isHeadStart(line) && SIGNS[outcome]) return `${SIGNS[outcome]} (${line})`
      return SIGNS[outcome] ?? competitorText(outcome)
    },
  }
}

type Words = ReturnType<typeof useTranslations<'sport'>>

const isHandicap = (key: string, line: string | null | undefined): boolean =>
  /handicap|run_line/.test(key) && line !== null && line !== undefined && !isHeadStart(line)

/** The goals that a European handicap begins with: 0:1. */
const isHeadStart = (line: string | null | undefined): boolean => /^\d+:\d+$/.test(line ?? '')

/** What an outcome's id says of its market; of an older slip, which has none, its line. */
export const specifiersOf = ({ outcomeId, line }: Pick<Backed, 'outcomeId' | 'line'>): Specifiers =>
  (outcomeId ? parseOutcomeId(outcomeId)?.specifiers : undefined) ??
  (line ? { total: line, hcp: line } : {})

/** Both sides of a total and of a handicap, with their line. */
function lineOutcome(backed: Backed, t: Words): string | null {
  const { outcome, marketKey, home, away, sport = 'football' } = backed
  const specifiers = specifiersOf(backed)
  if (outcome === 'over' || outcome === 'under') {
    const line = lineText(specifiers['total'] ?? backed.line ?? '')
    if (marketKey.includes('corner')) return t(`${outcome}Corners`, { line })
    return sport === 'football' ? t(outcome, { line }) : t(`${outcome}Plain`, { line })
  }
  const hcp = specifiers['hcp']
  if (!hcp || (outcome !== 'home' && outcome !== 'away' && outcome !== 'draw')) return null
  const team = outcome === 'home' ? home : outcome === 'away' ? away : t('draw')
  if (isHeadStart(hcp) || outcome === 'draw') return `${team} (${hcp})`
  return isHandicap(marketKey, hcp) ? `${team} ${handicapText(hcp, outcome)}` : null
}

function listedOutcome({ outcome, marketKey }: Backed, sides: Sides, t: Words): string {
  if (outcome === 'home' || outcome === 'away') {
    const plain = marketKey === '1x2' || marketKey.startsWith('winner')
    return plain ? t('homeWin', { team: sides[outcome] }) : sides[outcome]
  }
  if (outcome === 'draw') return sides.draw
  const double = DOUBLES[outcome]
  if (double) return t('either', { one: sides[double[0]], other: sides[double[1]] })
  const half = /^([1X2])\/([1X2])$/.exec(outcome)
  if (half) return `${sides[SIDE_OF[half[1]!]!]} / ${sides[SIDE_OF[half[2]!]!]}`
  const score = /^(\d+):(\d+)$/.exec(outcome)
  if (score) return t('scoreOf', { home: score[1]!, away: score[2]! })
  return t.has(`outcome.${outcome as 'yes'}`)
    ? t(`outcome.${outcome as 'yes'}`)
    : competitorText(outcome)
}

/** A competitor's key as a name: `max-verstappen` is Max Verstappen. */
export const competitorText = (key: string): string =>
  /^[a-z]+(?:[-_][a-z]+)*$/.test(key)
    ? key
        .split(/[-_]/)
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ')
    : key
