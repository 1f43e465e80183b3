export type Forecast = readonly [home: number, draw: number, away: number]

/** 0 home, 1 draw, 2 away. */
export type Happened = 0 | 1 | 2

export type Judged = { readonly forecast: Forecast; readonly happened: Happened }

const mean = (judged: readonly Judged[], score: (each: Judged) => number) =>
  judged.reduce((sum, each) => sum + score(each), 0) / judged.length

export const logLoss = (judged: readonly Judged[]): number =>
  mean(judged, ({ forecast, happened }) => -Math.log(forecast[happened]))

/** The sum over the three outcomes, from 0 to 2. */
export const brier = (judged: readonly Judged[]): number =>
  mean(judged, ({ forecast, happened }) =>
    forecast.reduce((sum, p, i) => sum + (p - (i === happened ? 1 : 0)) ** 2, 0),
  )

/** Ranked probability score: home, draw, away in that order. */
export const rankedProbability = (judged: readonly Judged[]): number =>
  mean(judged, ({ forecast, happened }) => {
    const first = forecast[0] - (happened === 0 ? 1 : 0)
    const second = forecast[0] + forecast[1] - (happened <= 1 ? 1 : 0)
    return (first ** 2 + second ** 2) / 2
  })

export const accuracy = (judged: readonly Judged[]): number =>
  mean(judged, ({ forecast, happened }) => (Math.max(...forecast) === forecast[happened] ? 1 : 0))

export type CalibrationRow = {
  readonly from: number
  readonly count: number
  readonly said: number
  readonly came: number
}

/** What was said and what came, for all three outcomes together, by tenths of probability. */
export function calibration(judged: readonly Judged[]): CalibrationRow[] {
  const said = judged.flatMap(({ forecast, happened }) =>
    forecast.map((p, i) => ({ p, came: i === happened ? 1 : 0 })),
  )
  return Array.from({ length: 10 }, (_, tenth) => {
    const rows = said.filter(({ p }) => Math.min(9, Math.floor(p * 10)) === tenth)
    return {
      from: tenth / 10,
      count: rows.length,
      said: rows.reduce((sum, row) => sum + row.p, 0) / rows.length,
      came: rows.reduce((sum, row) => sum + row.came, 0) / rows.length,
    }
  }).filter((row) => row.count > 0)
}
