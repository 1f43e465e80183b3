import type { GameGlyph } from './game-art.tsx'

export type BackdropProps = {
  readonly glyph: GameGlyph
  readonly hue: number
  readonly width: number
  readonly height: number
}

/** What lies behind the object of a game: a place on the promenade at night. Decorative. */
export function Backdrop({ glyph, hue, width, height }: BackdropProps) {
  const Place = PLACES[glyph]
  return <Place hue={hue} width={width} height={height} />
}

type PlaceProps = Omit<BackdropProps, 'glyph'>

const dark = (hue: number, light = 0.17) => `oklch(${light} 0.06 ${hue + 18})`

const WAVE =
  'c16-15 34-15 50 0s34 15 50 0 34-15 50 0 34 15 50 0 34-15 50 0 34 15 50 0 34-15 50 0v90H-60Z'

/** The pavement's wave in two rows, as the whole product has it. */
function Waves({ hue, height }: PlaceProps) {
  return (
    <g fill={dark(hue)}>
      <path d={`M-20 ${height - 34}${WAVE}`} opacity="0.55" />
      <path d={`M-45 ${height - 20}${WAVE}`} opacity="0.85" />
    </g>
  )
}

const RAYS = Array.from({ length: 9 }, (_, index) => {
  const at = (index / 9) * 2 * Math.PI
  const point = (angle: number) =>
    `${(Math.cos(angle) * 260).toFixed(0)} ${(Math.sin(angle) * 260).toFixed(0)}`
  return `M0 0L${point(at)}L${point(at + 0.26)}Z`
}).join('')

/** Light that fans out from behind the dice. */
function Fan(props: PlaceProps) {
  const { width, height } = props
  return (
    <>
      <path
        d={RAYS}
        fill="#fff"
        opacity="0.07"
        transform={`translate(${width - 74} ${height / 2})`}
      />
      <Waves {...props} />
    </>
  )
}

const ROWS = [0, 1, 2, 3] as const

/** Pavement stones that run towards the horizon. */
function Pavement({ hue, width, height }: PlaceProps) {
  const horizon = height * 0.5
  const middle = width - 72
  const lines = Array.from({ length: 13 }, (_, index) => {
    const far = (index - 6) * 13
    return `M${middle + far} ${horizon}L${middle + far * 7} ${height}`
  }).join('')
  return (
    <>
      <rect y={horizon} width={width} height={height - horizon} fill={dark(hue, 0.24)} />
      <path d={lines} stroke={dark(hue, 0.14)} strokeWidth="1.6" />
      {ROWS.map((row) => {
        const y = horizon + ((row + 1) / 5) ** 1.7 * (height - horizon)
        return (
          <path
            key={row}
            d={`M0 ${y.toFixed(1)}H${width}`}
            stroke={dark(hue, 0.14)}
            strokeWidth={1 + row * 0.5}
          />
        )
      })}
      <rect
        y={horizon - 1}
        width={width}
        height="2"
        fill={`oklch(0.78 0.1 ${hue})`}
        opacity="0.5"
      />
    </>
  )
}

const STARS = [
  [22, 18],
  [58, 34],
  [92, 14],
  [150, 24],
  [176, 50],
  [40, 58],
  [126, 52],
  [216, 20],
  [262, 40],
  [318, 18],
  [340, 62],
] as const

const Stars = () => (
  <g fill="#fff">
    {STARS.map(([x, y], index) => (
      <circle
        key={x}
        cx={x}
        cy={y}
        r={index % 3 === 0 ? 1.5 : 0.9}
        opacity={0.5 + (index % 2) / 4}
      />
    ))}
  </g>
)

/** Dusk over the bay, with its two hills. */
function Bay({ hue, width, height }: PlaceProps) {
  return (
    <>
      <rect y={height * 0.42} width={width} height={height} fill="#ff8a5c" opacity="0.24" />
      <rect y={height * 0.6} width={width} height={height} fill="#ffc93c" opacity="0.2" />
      <Stars />
      <path
        d={`M-10 ${height}V${height - 22}c26-6 34-42 52-42 16 0 18 34 34 36 14 2 18-18 34-18s26 20 48 22 60-6 ${width} 4v20Z`}
        fill={dark(hue, 0.19)}
      />
      <path
        d={`M-10 ${height}v-8q60-10 ${width / 2} -4t${width / 2 + 20} 0v12Z`}
        fill={dark(hue, 0.13)}
      />
    </>
  )
}

const ROOFS = [0, 34, 58, 96, 118, 152, 190, 214, 252, 280, 318] as const

/** Roofs of a town and a moon over them. */
function Town({ hue, width, height }: PlaceProps) {
  return (
    <>
      <Stars />
      <circle cx={width * 0.26} cy={height * 0.28} r="19" fill="#ffe9ae" />
      <circle
        cx={width * 0.26 + 8}
        cy={height * 0.28 - 4}
        r="16"
        fill={dark(hue, 0.3)}
        opacity="0.5"
      />
      <g fill={dark(hue, 0.2)}>
        {ROOFS.map((x, index) => (
          <rect key={x} x={x} y={height - 34 - ((index * 17) % 30)} width="30" height="80" />
        ))}
      </g>
      <g fill="#ffc93c" opacity="0.55">
        {ROOFS.map((x, index) => (
          <rect
            key={x}
            x={x + 8 + (index % 3) * 5}
            y={height - 20 - ((index * 7) % 12)}
            width="4"
            height="5"
          />
        ))}
      </g>
    </>
  )
}

/** A lit shelf on which the strip runs. */
function Shelf({ hue, width, height }: PlaceProps) {
  const middle = height * 0.5
  return (
    <>
      <rect y={middle - 42} width={width} height="84" fill={dark(hue, 0.15)} opacity="0.75" />
      <path
        d={`M0 ${middle - 42}H${width}M0 ${middle + 42}H${width}`}
        stroke="#ffc93c"
        strokeWidth="2"
        opacity="0.7"
      />
      <Waves hue={hue} width={width} height={height + 12} />
    </>
  )
}

const CONFETTI = [
  [20, 24, '#ffc93c'],
  [52, 62, '#d59bff'],
  [84, 18, '#ff6b5e'],
  [30, 92, '#7db8ff'],
  [178, 30, '#56df8b'],
  [188, 96, '#ffc93c'],
  [150, 14, '#7db8ff'],
  [230, 34, '#ff6b5e'],
  [330, 24, '#d59bff'],
  [344, 96, '#56df8b'],
] as const

/** Paper in the air above the waves. */
function Fair(props: PlaceProps) {
  return (
    <>
      {CONFETTI.map(([x, y, fill], index) => (
        <rect
          key={`${x}${y}`}
          x={x}
          y={y}
          width="7"
          height="4"
          rx="1"
          fill={fill}
          transform={`rotate(${index * 41} ${x} ${y})`}
          opacity="0.85"
        />
      ))}
      <Waves {...props} />
    </>
  )
}

const BULBS = Array.from({ length: 12 }, (_, index) => index)

/** A string of lamps over the market. */
function Market(props: PlaceProps) {
  return (
    <>
      <path
        d="M-10 8q60 34 120 6t120 2 140-4"
        fill="none"
        stroke="#f6f2fa"
        strokeWidth="1.4"
        opacity="0.6"
      />
      {BULBS.map((bulb) => (
        <circle
          key={bulb}
          cx={bulb * 32 + 6}
          cy={17 + Math.sin(bulb * 1.35 + 0.4) * 6}
          r="3.6"
          fill={bulb % 2 ? '#ffc93c' : '#ffe9ae'}
        />
      ))}
      <Waves {...props} />
    </>
  )
}

const PLACES = {
  dice: Fan,
  gem: Pavement,
  kite: Bay,
  tower: Town,
  reel: Shelf,
  wheel: Fair,
  stall: Market,
} as const satisfies Record<GameGlyph, (props: PlaceProps) => React.ReactNode>
