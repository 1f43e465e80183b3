/**
 * The 26 states and the Federal District with the CEPs that the Correios gave to each (“Faixas de
 * CEP” of their search for postal codes), by the first five digits; three of them have two ranges.
 */
const rangesOf = {
  AC: [[69_900, 69_999]],
  AL: [[57_000, 57_999]],
  AM: [
    [69_000, 69_299],
    [69_400, 69_899],
  ],
  AP: [[68_900, 68_999]],
  BA: [[40_000, 48_999]],
  CE: [[60_000, 63_999]],
  DF: [
    [70_000, 72_799],
    [73_000, 73_699],
  ],
  ES: [[29_000, 29_999]],
  GO: [
    [72_800, 72_999],
    [73_700, 76_799],
  ],
  MA: [[65_000, 65_999]],
  MG: [[30_000, 39_999]],
  MS: [[79_000, 79_999]],
  MT: [[78_000, 78_899]],
  PA: [[66_000, 68_899]],
  PB: [[58_000, 58_999]],
  PE: [[50_000, 56_999]],
  PI: [[64_000, 64_999]],
  PR: [[80_000, 87_999]],
  RJ: [[20_000, 28_999]],
  RN: [[59_000, 59_999]],
  RO: [[76_800, 76_999]],
  RR: [[69_300, 69_399]],
  RS: [[90_000, 99_999]],
  SC: [[88_000, 89_999]],
  SE: [[49_000, 49_999]],
  SP: [[1_000, 19_999]],
  TO: [[77_000, 77_999]],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>

export type FederalUnit = keyof typeof rangesOf

/** The 27 units by their two letters, in the order of the alphabet. */
export const federalUnits = Object.keys(rangesOf) as [FederalUnit, ...FederalUnit[]]

/** The unit that a CEP of eight plain digits lies in; null where the Correios gave it to none. */
export function unitOfCep(cep: string): FederalUnit | null {
  const place = Number(cep.slice(0, 5))
  const has = (unit: FederalUnit) =>
    rangesOf[unit].some(([first, last]) => place >= first && place <= last)
  return federalUnits.find(has) ?? null
}
