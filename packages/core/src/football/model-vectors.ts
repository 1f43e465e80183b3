/**
 * Expected numbers of the Dixon-Coles model (JRSS C 46(2), 1997), computed separately to six
 * decimals: rates, correction, lowest scores, final result, fair prices of over at each line.
 */
export const SCORE_VECTORS = [
  {
    rates: { home: 1.45, away: 1.05 },
    rho: -0.05,
    p00: 0.088334,
    p01: 0.079941,
    p10: 0.112775,
    p11: 0.131223,
    p21: 0.090606,
    home: 0.456672,
    draw: 0.275987,
    away: 0.267342,
    over25: 0.456187,
    overPrices: [
      ['2', 1.616083],
      ['2.25', 1.904083],
      ['2.5', 2.192084],
      ['2.75', 2.556842],
      ['3', 3.243233],
    ],
  },
  {
    rates: { home: 1.45, away: 1.05 },
    rho: 0.0,
    p00: 0.082085,
    p01: 0.086189,
    p10: 0.119023,
    p11: 0.124974,
    p21: 0.090606,
    home: 0.46292,
    draw: 0.263489,
    away: 0.273591,
    over25: 0.456187,
    overPrices: [
      ['2', 1.62978],
      ['2.25', 1.910932],
      ['2.5', 2.192084],
      ['2.75', 2.556842],
      ['3', 3.243233],
    ],
  },
  {
    rates: { home: 2.1, away: 0.7 },
    rho: -0.1,
    p00: 0.069749,
    p01: 0.033628,
    p10: 0.118762,
    p11: 0.09833,
    p21: 0.09386,
    home: 0.690019,
    draw: 0.206819,
    away: 0.103162,
    over25: 0.530546,
    overPrices: [
      ['2', 1.418699],
      ['2.25', 1.651774],
      ['2.5', 1.88485],
      ['2.75', 2.119601],
      ['3', 2.523891],
    ],
  },
] as const

/**
 * A match of rates 1.45 and 1.05 without correction, at several minutes and scores, computed
 * separately. At 85 minutes the goals of stoppage time are still to come, all of them.
 */
export const IN_PLAY_VECTORS = [
  {
    minute: 0,
    score: { home: 0, away: 0 },
    remainingShare: 1.0,
    home: 0.46292,
    draw: 0.263489,
    away: 0.273591,
    over25: 0.456187,
  },
  {
    minute: 30,
    score: { home: 1, away: 0 },
    remainingShare: 0.781,
    home: 0.736054,
    draw: 0.179462,
    away: 0.084484,
    over25: 0.580985,
  },
  {
    minute: 60,
    score: { home: 1, away: 0 },
    remainingShare: 0.414,
    home: 0.782164,
    draw: 0.17546,
    away: 0.042376,
    over25: 0.277114,
  },
  {
    minute: 75,
    score: { home: 1, away: 1 },
    remainingShare: 0.251,
    home: 0.24512,
    draw: 0.58638,
    away: 0.1685,
    over25: 0.466075,
  },
  {
    minute: 85,
    score: { home: 0, away: 1 },
    remainingShare: 0.155,
    home: 0.018725,
    draw: 0.155356,
    away: 0.825919,
    over25: 0.058232,
  },
] as const
