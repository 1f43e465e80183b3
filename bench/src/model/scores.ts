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
  /** The least and the most that was said in the row. */
  readonly from: number
  readonly to: number
  readonly count: number
  readonly said: number
  readonly came: number
}

type Said = { readonly p: number; readonly came: number }

/** Every forecast of all three outcomes, the smallest first. */
const allSaid = (judged: readonly Judged[]): readonly Said[] =>
  judged
    .flatMap(({ forecast, happened }) =>
      forecast.map((p, i) => ({ p, came: i === happened ? 1 : 0 })),
    )
    .toSorted((a, b) => a.p - b.p)

function rowOf(rows: readonly Said[], from: number, to: number): CalibrationRow {
  const average = (of: (row: Said) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  return {
    from,
    to,
    count: rows.length,
    said: average(({ p }) => p),
    came: average((row) => row.came),
  }
}

/** What was said and what came, by tenths of probability: rows of very different sizes. */
export const calibrationByTenth = (judged: readonly Judged[]): CalibrationRow[] =>
  Array.from({ length: 10 }, (_, tenth) => {
    const rows = allSaid(judged).filter(({ p }) => Math.min(9, Math.floor(p * 10)) === tenth)
    return rowOf(rows, tenth / 10, (tenth + 1) / 10)
  }).filter(({ count }) => count > 0)

/** What was said and what came, by deciles: ten rows with as many forecasts each. */
export function calibrationByDecile(judged: readonly Judged[]): CalibrationRow[] {
  const said = allSaid(judged)
  const start = (decile: number) => Math.round((decile * said.length) / 10)
  return Array.from({ length: 10 }, (_, decile) => {
    const rows = said.slice(start(decile), start(decile + 1))
    return rowOf(rows, rows[0]!.p, rows.at(-1)!.p)
  })
}
