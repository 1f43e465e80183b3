/** One line of a season file: a played match, or a fixture when `score` is null. */
export type TextMatch = {
  readonly round: number
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM`, local; null where the file gives none. */
  readonly time: string | null
  readonly home: string
  readonly away: string
  readonly score: readonly [number, number] | null
  readonly halfTime: readonly [number, number] | null
  readonly isPostponed: boolean
}

const HEADER = /^# Date\s+\w{3} (\w{3})[/ ](\d+)(?: (\d{4}))? - \w{3} (\w{3})[/ ](\d+) (\d{4})/m
const ROUND = /^\S* ?Matchday (\d+)$/
const DATE = /^\s+(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\w{3})[/ ](\d{1,2})(?: \d{4})?$/
const MATCH =
  /^\s+(?:(\d{1,2})[.:](\d{2})\s+)?(\S.*?)\s+v\s+(\S.*?)(?:\s+(\d+)-(\d+)(?:\s+\((\d+)-(\d+)\))?)?\s*(\[postponed\])?\s*$/

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/**
 * Reads a season in the Football.TXT format, in its older and its newer spelling. A line without a time shares that of the line above
 * it; dates carry no year, which the season's first and last date decide. Throws on a line it
 * cannot read and on a date whose weekday is not the written one.
 */
export function parseSeason(text: string): TextMatch[] {
  const dateOf = seasonCalendar(text)
  const matches: TextMatch[] = []
  let round = 0
  let date = ''
  let time: string | null = null

  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || /^[#=]/.test(line)) continue
    const roundLine = ROUND.exec(line)
    const dateLine = DATE.exec(line)
    if (roundLine) {
      round = Number(roundLine[1])
    } else if (dateLine) {
      date = dateOf(dateLine[1]!, dateLine[2]!, Number(dateLine[3]))
      time = null
    } else {
      const match = readMatch(line)
      time = match.time ?? time
      matches.push({ ...match, round, date, time })
    }
  }
  return matches
}

function readMatch(line: string): Omit<TextMatch, 'round' | 'date'> {
  const found = MATCH.exec(line)
  if (!found) throw new Error(`cannot read: ${line}`)
  const [, hour, minute, home, away, homeGoals, awayGoals, homeHalf, awayHalf, postponed] = found
  const score = pair(homeGoals, awayGoals)
  return {
    time: hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`,
    home: home!,
    away: away!,
    score,
    // A goalless match is written without its half-time score, which can only be 0-0.
    halfTime: pair(homeHalf, awayHalf) ?? (score && score[0] + score[1] === 0 ? [0, 0] : null),
    isPostponed: postponed !== undefined,
  }
}

const pair = (home?: string, away?: string): [number, number] | null =>
  home === undefined || away === undefined ? null : [Number(home), Number(away)]

function seasonCalendar(text: string) {
  const header = HEADER.exec(text)
  if (!header) throw new Error('a season file begins with its first and last date')
  const lastYear = Number(header[6])
  const firstYear = Number(header[3] ?? lastYear)
  const firstMonth = MONTHS.indexOf(header[1]!)

  return (weekday: string, month: string, day: number): string => {
    const monthAt = MONTHS.indexOf(month)
    const date = new Date(Date.UTC(monthAt >= firstMonth ? firstYear : lastYear, monthAt, day))
    if (WEEKDAYS[date.getUTCDay()] !== weekday) {
      throw new Error(`${weekday} ${month}/${day} is not that weekday in its season`)
    }
    return date.toISOString().slice(0, 10)
  }
}
