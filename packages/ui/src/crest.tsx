import { useId } from 'react'
import type { ReactNode } from 'react'
import { pick, seedOf } from './seeded.ts'
import { TEAM_COLORS } from './team-colors.ts'

/** The colours of shields by their letter. */
const COLORS: Readonly<Record<string, string>> = {
  r: '#c9202c',
  R: '#7d1f3d',
  b: '#1f5fae',
  n: '#16275c',
  s: '#79b7e3',
  w: '#f6f2fa',
  k: '#17111f',
  g: '#0b7a43',
  y: '#ffc93c',
  o: '#f07a26',
  p: '#6a2fa0',
}

/** Pairs for a team whose colours are not known, and what divides its shield. */
const PAIRS = ['rw', 'bw', 'gw', 'wk', 'ky', 'yb', 'pw', 'gy', 'ow', 'sn'] as const
const DIVISIONS = ['V', 'f', 's', 'b', 'H', 'd', 'S', 'o'] as const

const SHIELD = 'M3 3h18v10c0 5-4 8.5-9 10.5C7 21.5 3 18 3 13Z'
const STAR = 'm12 7 1.6 4.1 4.4.2-3.5 2.8 1.2 4.3L12 16l-3.7 2.4 1.2-4.3L6 11.3l4.4-.2Z'

type Drawing = (colors: Readonly<Record<'b' | 'c' | 'd', string | undefined>>) => ReactNode

const disc = (fill?: string, r = 3) => fill && <circle cx="12" cy="12" r={r} fill={fill} />

/** What lies on the field of a shield, by the letter of its division. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  v: ({ b, c, d }) => (
    <>
      <path d="M9 3h6v21H9Z" fill={b} />
      <path d="M15 3h6v21h-6Z" fill={c} />
      {disc(d, 2.4)}
    </>
  ),
  h: ({ b, c, d }) => (
    <>
      <path d="M3 9h18v6H3Z" fill={b} />
      <path d="M3 15h18v9H3Z" fill={c} />
      {disc(d, 2.4)}
    </>
  ),
  V: ({ b, c }) => (
    <>
      <path d="M12 3h9v21h-9Z" fill={b} />
      {disc(c)}
    </>
  ),
  H: ({ b, c }) => (
    <>
      <path d="M3 12.5h18V24H3Z" fill={b} />
      {disc(c)}
    </>
  ),
  s: ({ b, c }) => (
    <>
      <path d="M6 3h3v21H6ZM15 3h3v21h-3Z" fill={b} />
      {c && <path d="M9 3h1.2v21H9ZM13.8 3H15v21h-1.2Z" fill={c} />}
    </>
  ),
  S: ({ b, c }) => (
    <>
      <path d="M3 6.5h18v3.5H3ZM3 13.5h18V17H3ZM3 20.5h18V24H3Z" fill={b} />
      {c && <path d="M3 3h9v7H3Z" fill={c} />}
    </>
  ),
  b: ({ b, c }) => (
    <>
      {c && <path d="M3 3h5l15 17v5Z M3 3v5l16 16h4Z" fill={c} />}
      <path d="M3 2.5h3.5L22 19v5.5h-2L3 7Z" fill={b} />
    </>
  ),
  f: ({ b, c }) => (
    <>
      <path d="M3 9h18v6.5H3Z" fill={b} />
      {c && <path d="M3 11.2h18v2.1H3Z" fill={c} />}
    </>
  ),
  d: ({ b, c }) => (
    <>
      <path d="m12 5 8 7.5-8 8-8-8Z" fill={b} />
      {disc(c, 3.2)}
    </>
  ),
  x: ({ b, c }) => (
    <>
      <path d="M9.5 3h5v7.5H21v5h-6.5V24h-5v-8.5H3v-5h6.5Z" fill={b} />
      {c && <path d="M11 3h2v9h8v2h-8v10h-2V14H3v-2h8Z" fill={c} />}
    </>
  ),
  X: ({ b }) => (
    <path d="M3 3h3.5L12 9.5 17.5 3H21v2.5L14.5 13l6 7-2.5 3-6-7-6 7-2.5-3 6-7L3 5.5Z" fill={b} />
  ),
  o: ({ b, c }) => (
    <>
      {disc(b, 4.6)}
      {c && <path d="M7.4 12a4.6 4.6 0 0 0 9.2 0Z" fill={c} />}
    </>
  ),
  '*': ({ b }) => <path d={STAR} fill={b} />,
}

/** The division and the colours of a team's shield: its own where they are known. */
const bearingOf = (team: string): string => {
  const known = TEAM_COLORS[team]
  if (known) return known
  const seed = seedOf(team)
  return pick(DIVISIONS, seed, 2) + pick(PAIRS, seed, 1)
}

export type CrestProps = {
  /** Whose shield it is; the same name gives the same shield everywhere. */
  readonly team: string
  readonly className?: string
}

/**
 * A shield in a team's colours: the country's or the club's where they are well known, else made up
 * from its name. Nobody's emblem. Decorative.
 */
export function Crest({ team, className }: CrestProps) {
  const clip = useId()
  const [division, a, b, c, d] = bearingOf(team)
  return (
    <svg className={className} viewBox="0 0 24 26" aria-hidden="true">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M3 3h18v21H3Z" fill={COLORS[a!]} />
        {DRAWINGS[division!]?.({ b: COLORS[b!], c: COLORS[c ?? ''], d: COLORS[d ?? ''] })}
      </g>
      <path d={SHIELD} fill="none" stroke="var(--line-strong)" strokeOpacity="0.6" />
    </svg>
  )
}
