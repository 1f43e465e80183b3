import { pick, seedOf } from './seeded.ts'

const FIELDS = [
  '#b3261e',
  '#1f5fae',
  '#0b7a43',
  '#e8e2ee',
  '#2a2533',
  '#e0a100',
  '#7a35b0',
  '#0b6b60',
  '#c2410c',
] as const
const CHARGES = ['#f6f2fa', '#ffc93c', '#17111f', '#ff8578', '#7db8ff'] as const
const DARK_CHARGES = ['#17111f', '#b3261e', '#1f5fae', '#0b7a43'] as const

const SHIELD = 'M3 3h18v10c0 5-4 8.5-9 10.5C7 21.5 3 18 3 13Z'

/** Divisions of a shield, none of them a club's own. */
const DIVISIONS = [
  'M12 3h9v10c0 5-4 8.5-9 10.5Z',
  'M3 10h18v5H3Z',
  'M8 3h3v20.5l-3-1.5ZM14 3h3v19l-3 1.500Z',
  'M3 3l18 14c-1 2-3 4-5 5L3 9Z',
  'M3 3h9v10H3ZM12 13h9c0 5-4 8.5-9 10.500Z',
  'M12 6l6 7-6 7-6-7Z',
] as const

export type CrestProps = {
  /** Whose shield it is; the same name gives the same shield everywhere. */
  readonly team: string
  readonly className?: string
}

/** A made-up two-colour shield for a team, drawn from its name; no club's emblem. Decorative. */
export function Crest({ team, className }: CrestProps) {
  const seed = seedOf(team)
  const field = pick(FIELDS, seed)
  const charge = pick(field === '#e8e2ee' ? DARK_CHARGES : CHARGES, seed, 1)
  return (
    <svg className={className} viewBox="0 0 24 26" aria-hidden="true">
      <path d={SHIELD} fill={field} />
      <path d={pick(DIVISIONS, seed, 2)} fill={charge} />
      <path d={SHIELD} fill="none" stroke="rgb(255 255 255 / 0.28)" strokeWidth="1" />
    </svg>
  )
}
