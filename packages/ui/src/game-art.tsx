import { useId } from 'react'
import { Backdrop } from './game-backdrops.tsx'
import {
  GemGlyph,
  KiteGlyph,
  ReelGlyph,
  StallGlyph,
  TowerGlyph,
  WheelGlyph,
} from './game-glyphs.tsx'
import { pick, seedOf } from './seeded.ts'

export type GameGlyph = 'dice' | 'kite' | 'gem' | 'tower' | 'reel' | 'wheel' | 'stall'

/** The drawing's box and where its object stands. */
const SHAPES = {
  tile: { width: 200, height: 140, at: 'translate(128 70) scale(1.05)' },
  card: { width: 200, height: 150, at: 'translate(112 62) scale(0.98)' },
  wide: { width: 360, height: 150, at: 'translate(262 70) scale(1.2)' },
} as const

export type GameArtProps = {
  /** Hue of the scene in degrees (OKLCH). */
  readonly hue: number
  readonly glyph: GameGlyph
  /** The proportions of the picture: a tile of 10:7, a card of 4:3 or a wide banner. */
  readonly shape?: keyof typeof SHAPES
  /** Whatever names the game; moves the light, the same way each time. */
  readonly seed: string
  readonly className?: string
}

/** The scene of a game's tile: radial light, a place of its own and one bold object. Decorative. */
export function GameArt({ hue, glyph, seed, shape = 'tile', className }: GameArtProps) {
  const { width, height, at } = SHAPES[shape]
  const id = useId()
  const light = pick([58, 66, 74], seedOf(seed))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}l`} cx={`${light}%`} cy="38%" r="75%">
          <stop offset="0" stopColor={`oklch(0.62 0.19 ${hue})`} />
          <stop offset="0.45" stopColor={`oklch(0.4 0.15 ${hue})`} />
          <stop offset="1" stopColor={`oklch(0.2 0.07 ${hue + 18})`} />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}l)`} />
      <Backdrop glyph={glyph} hue={hue} width={width} height={height} />
      <g transform={at}>
        {glyph === 'dice' && <DiceGlyph hue={hue} />}
        {glyph === 'kite' && <KiteGlyph />}
        {glyph === 'gem' && <GemGlyph />}
        {glyph === 'tower' && <TowerGlyph />}
        {glyph === 'reel' && <ReelGlyph />}
        {glyph === 'wheel' && <WheelGlyph />}
        {glyph === 'stall' && <StallGlyph />}
      </g>
    </svg>
  )
}

/** Two dice in isometry, the near one lit from the right. */
function DiceGlyph({ hue }: { readonly hue: number }) {
  const pip = `oklch(0.24 0.08 ${hue})`
  return (
    <>
      <g transform="translate(-42 -14) rotate(-14) scale(0.68)" opacity="0.9">
        <Cube top="#f0b51d" left="#b97f0a" right="#d99a12" />
        <ellipse cx="0" cy="-19" rx="6" ry="3.4" fill={pip} />
      </g>
      <g transform="translate(18 6) rotate(9)">
        <ellipse cx="2" cy="44" rx="40" ry="8" fill="rgb(0 0 0 / 0.35)" />
        <Cube top="#ffe9ae" left="#e2a615" right="#ffc93c" />
        <g fill={pip}>
          <ellipse cx="-16" cy="-19" rx="5" ry="2.9" />
          <ellipse cx="0" cy="-19" rx="5" ry="2.9" />
          <ellipse cx="16" cy="-19" rx="5" ry="2.9" />
          <ellipse cx="-27" cy="2" rx="3.4" ry="4.6" />
          <ellipse cx="-9" cy="30" rx="3.4" ry="4.6" />
          <ellipse cx="9" cy="14" rx="3.4" ry="4.6" />
          <ellipse cx="18" cy="10" rx="3.4" ry="4.6" />
          <ellipse cx="27" cy="6" rx="3.4" ry="4.6" />
        </g>
      </g>
    </>
  )
}

type Faces = { readonly top: string; readonly left: string; readonly right: string }

function Cube({ top, left, right }: Faces) {
  return (
    <g strokeLinejoin="round" strokeWidth="3">
      <path d="M0-39 36-19 0 1-36-19Z" fill={top} stroke={top} />
      <path d="M-36-19 0 1v40l-36-20Z" fill={left} stroke={left} />
      <path d="M36-19 0 1v40l36-20Z" fill={right} stroke={right} />
    </g>
  )
}
