/** The markets that a row can show instead of the result, by sport: their words and keys. */
export const ROW_MARKETS: Readonly<Record<string, readonly (readonly ['total', string])[]>> = {
  football: [['total', 'total']],
}
