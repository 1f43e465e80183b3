import type { HouseGame } from '@jogada/core/games/house-games'
import { GameArt } from '@jogada/ui'
import type { GameGlyph } from '@jogada/ui'
import { useId } from 'react'
import type { Category } from './game-queries.ts'

const HUES: Readonly<Record<Category, number>> = {
  original: 305,
  slots: 350,
  instant: 195,
  table: 150,
  live: 30,
}

export type GameCoverProps = {
  /** Moves hue and light, the same way each time. */
  readonly code: string
  readonly category: Category
  readonly className?: string
}

type Scene = { readonly glyph: GameGlyph; readonly hue: number }

/** The games whose picture is their own. */
const SCENES: Readonly<Record<string, Scene>> = {
  dice: { glyph: 'dice', hue: 305 },
  mines: { glyph: 'gem', hue: 190 },
  limbo: { glyph: 'kite', hue: 275 },
  double: { glyph: 'reel', hue: 20 },
  luckyColor: { glyph: 'wheel', hue: 150 },
  rowDouble: { glyph: 'tower', hue: 330 },
  'orla.feira': { glyph: 'stall', hue: 60 },
} satisfies Record<HouseGame | 'orla.feira', Scene>

/**
 * The picture of a game: a scene of its own, or light, wave and the sign of its kind. Decorative.
 */
export function GameCover({ code, category, className }: GameCoverProps) {
  const scene = SCENES[code]
  return scene ? (
    <GameArt {...scene} shape="card" seed={code} {...(className ? { className } : {})} />
  ) : (
    <KindCover code={code} category={category} {...(className ? { className } : {})} />
  )
}

function KindCover({ code, category, className }: GameCoverProps) {
  const id = useId()
  const hue = HUES[category] + (shift(code) % 40) - 20
  return (
    <svg
      className={className}
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={id} cx={`${40 + (shift(code) % 30)}%`} cy="30%" r="80%">
          <stop offset="0" stopColor={`oklch(0.64 0.19 ${hue})`} />
          <stop offset="0.5" stopColor={`oklch(0.42 0.15 ${hue})`} />
          <stop offset="1" stopColor={`oklch(0.2 0.07 ${hue + 18})`} />
        </radialGradient>
      </defs>
      <rect width="200" height="150" fill={`url(#${id})`} />
      <path
        d="M-10 118c16-14 34-14 50 0s34 14 50 0 34-14 50 0 34 14 50 0 34-14 50 0v60H-10Z"
        fill={`oklch(0.17 0.06 ${hue + 18})`}
        opacity="0.7"
      />
      <g transform="translate(100 58)">{SIGNS[category]}</g>
    </svg>
  )
}

/** A small number that belongs to a text. */
const shift = (text: string) =>
  text.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

const SIGNS = {
  original: (
    <g strokeLinejoin="round" strokeWidth="3">
      <path d="M0-38 36-18 0 2-36-18Z" fill="#ffe9ae" stroke="#ffe9ae" />
      <path d="M-36-18 0 2v40l-36-20Z" fill="#e2a615" stroke="#e2a615" />
      <path d="M36-18 0 2v40l36-20Z" fill="#ffc93c" stroke="#ffc93c" />
    </g>
  ),
  slots: (
    <g>
      <path
        d="M-58-34h116l6 14q-9 12-18 0-9 12-18 0-9 12-18 0-9 12-18 0-9 12-18 0-9 12-18 0-9 12-20 0Z"
        fill="#fff4dc"
      />
      <rect x="-54" y="-12" width="108" height="52" rx="8" fill="#2a1438" />
      <rect x="-48" y="-6" width="29" height="40" rx="5" fill="#fff6e2" />
      <rect x="-14.5" y="-6" width="29" height="40" rx="5" fill="#fff6e2" />
      <rect x="19" y="-6" width="29" height="40" rx="5" fill="#fff6e2" />
      <circle cx="-33.5" cy="14" r="10" fill="#ffb020" />
      <path d="M0 2 10 14 0 26-10 14Z" fill="#3dd9c6" />
      <path d="M22 9h23a11.500 11.500 0 0 1-23 0Z" fill="#ff5a5f" />
    </g>
  ),
  instant: (
    <g>
      <path d="M0-42 34-6 0 30-34-6Z" fill="#3dd9c6" />
      <path d="M0-42 34-6H0Z" fill="#ff6b5e" />
      <path d="M-34-6H0v36Z" fill="#ffc93c" />
      <path
        d="M0 30q-14 8-3 14 12 5 3 10"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  ),
  table: (
    <g fill="none" strokeWidth="9">
      <circle r="34" fill="#0c5b3a" stroke="#f6f2fa" strokeDasharray="17.8 17.8" />
      <circle r="20" stroke="#ffc93c" strokeWidth="4" />
    </g>
  ),
  live: (
    <g>
      <rect x="-40" y="-34" width="46" height="64" rx="7" fill="#f6f2fa" transform="rotate(-8)" />
      <rect x="-6" y="-32" width="46" height="64" rx="7" fill="#fff" transform="rotate(9)" />
      <path d="M17-8c10-14 26 0 0 20-26-20-10-34 0-20Z" fill="#ff5a5f" />
    </g>
  ),
} as const satisfies Record<Category, React.ReactNode>
