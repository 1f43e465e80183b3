import { useTranslations } from 'use-intl'

/** What is backed, by the keys that events, slip and bets carry. */
export type Backed = {
  readonly marketKey: string
  readonly line: string | null
  readonly outcome: string
  readonly home: string
  readonly away: string
}

/** "2.50" as a player writes it, 2,5. */
export const lineText = (line: string) =>
  line.includes('.') ? line.replace(/\.?0+$/, '').replace('.', ',') : line

/** Odds of the wire as a player reads them. */
export const oddsText = (odds: string) => odds.replace('.', ',')

const SIGNS: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

/** The names of markets and outcomes in the player's language. */
export function useMarketWords() {
  const t = useTranslations('sport')
  return {
    market: (marketKey: string): string => {
      if (marketKey === '1x2') return t('result')
      return marketKey === 'total' ? t('total') : t('otherMarket')
    },
    outcome: ({ outcome, line, home, away }: Backed): string => {
      const goals = lineText(line ?? '')
      if (outcome === 'home') return t('homeWin', { team: home })
      if (outcome === 'away') return t('homeWin', { team: away })
      if (outcome === 'over') return t('over', { line: goals })
      if (outcome === 'under') return t('under', { line: goals })
      return outcome === 'draw' ? t('draw') : outcome
    },
    /** The sign in the cell: 1, X, 2, and O and U for the two sides of a total. */
    sign: (outcome: string, line: string | null): string => {
      if (outcome === 'over') return t('overSign', { line: lineText(line ?? '') })
      if (outcome === 'under') return t('underSign', { line: lineText(line ?? '') })
      return SIGNS[outcome] ?? outcome
    },
  }
}
