/**
 * Everything that decides what the slot pays. It is published as it stands on the page of maths.
 */

export const symbols = ['sol', 'farol', 'pipa', 'maracuja', 'caju', 'coco', 'melancia'] as const

export type SymbolName = (typeof symbols)[number]

/** Stands for every other symbol. */
export const WILD: SymbolName = 'sol'

/** What three in a row on a line pay, in stakes of the line. */
export const pays: Readonly<Record<SymbolName, number>> = {
  sol: 500,
  farol: 180,
  pipa: 60,
  maracuja: 26,
  caju: 14,
  coco: 10,
  melancia: 8,
}

/** The row of each reel, 0 at the top, that a line runs through. */
export const lines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

export const ROWS = 3

const letters: Readonly<Record<string, SymbolName>> = {
  S: 'sol',
  F: 'farol',
  P: 'pipa',
  M: 'maracuja',
  C: 'caju',
  O: 'coco',
  W: 'melancia',
}

const strip = (text: string): readonly SymbolName[] =>
  text.split('').map((letter) => letters[letter]!)

/**
 * The three reels; a stop is the place of the symbol in the top row. Each stop is equally likely.
 */
export const reels: readonly (readonly SymbolName[])[] = [
  strip('WOCMWPOCWFOMWCOPWMCOWSCMOWP'),
  strip('OWCMOPWCOMWFCOWPMOCWSOMCWOP'),
  strip('CWOMCPOWCOMWPOFCWOMWCSOWMCO'),
]

/** Stakes in centavos; each divides by the number of lines, so that every prize is exact. */
export const stakes = [50, 100, 200, 500, 1000, 2000, 5000] as const
