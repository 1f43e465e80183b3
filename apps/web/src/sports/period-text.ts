import type { SportEvent } from '@jogada/contract/sport'

/** The points of each set or game so far, "21–19 · 4–7"; empty where none are kept. */
export const periodText = ({ periods = [] }: Pick<SportEvent, 'periods'>): string =>
  periods.map(({ home, away }) => `${home}–${away}`).join(' · ')
