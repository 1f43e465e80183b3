/** Prices with a margin and the probabilities behind them by three methods. */
export const REMOVE_MARGIN_VECTORS = [
  {
    prices: [2.55, 3.18, 2.94],
    proportional: [0.374639, 0.300418, 0.324942],
    power: [0.376479, 0.299002, 0.324519],
    shin: [0.376072, 0.299278, 0.32465],
  },
  {
    prices: [1.2, 7.0, 15.0],
    proportional: [0.799087, 0.136986, 0.063927],
    power: [0.822047, 0.123509, 0.054444],
    shin: [0.81395, 0.130493, 0.055558],
  },
  { prices: [1.91, 1.91], proportional: [0.5, 0.5], power: [0.5, 0.5], shin: [0.5, 0.5] },
  {
    prices: [1.1, 8.0],
    proportional: [0.879121, 0.120879],
    power: [0.899887, 0.100113],
    shin: [0.892045, 0.107955],
  },
] as const

/** Probabilities, a margin and the prices that carry it by three methods. */
export const ADD_MARGIN_VECTORS = [
  {
    probabilities: [0.45, 0.28, 0.27],
    margin: 0.06,
    proportional: [2.096436, 3.369272, 3.49406],
    power: [2.12774, 3.332434, 3.449026],
    shin: [2.119832, 3.342142, 3.459548],
  },
  {
    probabilities: [0.8, 0.13, 0.07],
    margin: 0.06,
    proportional: [1.179245, 7.256894, 13.477089],
    power: [1.225652, 6.426109, 11.300402],
    shin: [1.209355, 6.789924, 11.65017],
  },
  {
    probabilities: [0.5, 0.5],
    margin: 0.05,
    proportional: [1.904762, 1.904762],
    power: [1.904762, 1.904762],
    shin: [1.904762, 1.904762],
  },
] as const
