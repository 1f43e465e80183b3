/** A match of a cup or league; scores are those of 90 minutes. */
export type CupMatch = {
  readonly date: string
  readonly stage: string
  readonly home: string
  readonly away: string
  readonly full: readonly [number, number] | null
  readonly half: readonly [number, number] | null
}

const STAGE = /^(?:»|▪) (.+)$/
const DATE = /^\s+(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\w{3})[/ ](\d{1,2})(?: (\d{4}))?\s*$/
const MATCH = /^\s+(?:\d{1,2}[.:]\d{2}\s+)?(\S.*?)\s+v\s+(\S.*?)(?:\s{2,}|\s+(?=\d+-\d+))(\d.*)$/
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Reads the played matches of a cup in the Football.TXT format. After extra time and penalties the
 * score of 90 minutes stands in brackets; where it cannot be told from that of the half, the match is
 * left out. Lines without a score are left out too.
 */
export function parseCup(text: string, firstYear: number): CupMatch[] {
  const matches: CupMatch[] = []
  let stage = ''
  let date = ''
  let year = firstYear
  let lastMonth = -1
  for (const line of text.split(/\r?\n/)) {
    const stageLine = STAGE.exec(line)
    const dateLine = DATE.exec(line)
    if (stageLine) stage = stageLine[1]!.replace(/^.*Matchday /, '').trim()
    else if (dateLine) {
      const month = MONTHS.indexOf(dateLine[1]!)
      if (dateLine[3]) year = Number(dateLine[3])
      else if (month < lastMonth - 6) year++
      lastMonth = month
      date = new Date(Date.UTC(year, month, Number(dateLine[2]))).toISOString().slice(0, 10)
    } else {
      const match = MATCH.exec(line)
      const score = match && scoreOf(match[3]!)
      if (match && score && date !== '') {
        matches.push({ date, stage, home: match[1]!.trim(), away: match[2]!.trim(), ...score })
      }
    }
  }
  return matches
}

/** `2-1 (1-0)`, `0-0`, `4-5 pen. (1-1, 0-1)`, `2-1 a.e.t. (1-1, 0-1)`. */
function scoreOf(text: string): Pick<CupMatch, 'full' | 'half'> | null {
  const bracket = /\((\d+)-(\d+)(?:, (\d+)-(\d+))?\)/.exec(text)
  const numbers = bracket?.slice(1).map((each) => (each === undefined ? null : Number(each)))
  if (/pen\.|a\.e\.t\./.test(text)) {
    const [home, away, homeHalf, awayHalf] = numbers ?? []
    if (home == null || away == null) return null
    if (homeHalf != null && awayHalf != null) {
      return { full: [home, away], half: [homeHalf, awayHalf] }
    }
    // Goalless after 90 minutes is goalless at the break; after extra time nobody can tell.
    const isPlain = home + away === 0 && !text.includes('a.e.t.')
    return isPlain ? { full: [0, 0], half: [0, 0] } : null
  }
  const plain = /^(\d+)-(\d+)(?: \((\d+)-(\d+)\))?\s*$/.exec(text.trim())
  if (!plain) return null
  const full = [Number(plain[1]), Number(plain[2])] as const
  if (plain[3] !== undefined) return { full, half: [Number(plain[3]), Number(plain[4])] }
  return { full, half: full[0] + full[1] === 0 ? [0, 0] : null }
}
