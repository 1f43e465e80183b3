/** A fraction as a percentage in figures, without needless places: 0.025 is `2,5`. */
export const percentText = (fraction: number): string =>
  String(Math.round(fraction * 10_000) / 100).replace('.', ',')
