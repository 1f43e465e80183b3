/** A pipa on its string: the object of limbo. */
export function KiteGlyph() {
  return (
    <>
      <path
        d="M-84 66C-50 54-22 30 8 4"
        fill="none"
        stroke="#f6f2fa"
        strokeWidth="2.5"
        opacity="0.85"
      />
      <g transform="translate(16 -14) rotate(32)">
        <path d="M0 42c10 8-10 14 0 24s-10 14 0 22" fill="none" stroke="#f6f2fa" strokeWidth="2" />
        <path d="m-6 58 6 4 6-4-6-5Zm0 18 6 4 6-4-6-5Z" fill="#ffc93c" />
        <path d="M0-46 34-8H0Z" fill="#ff6b5e" />
        <path d="M0-46-34-8H0Z" fill="#ffc93c" />
        <path d="M34-8 0 42V-8Z" fill="#3dd9c6" />
        <path d="M-34-8 0 42V-8Z" fill="#d59bff" />
        <path d="M0-46-34-8H0Z" fill="#fff" opacity="0.25" />
        <path d="M0-46V42M-34-8H34" stroke="#0e0a14" strokeWidth="2" opacity="0.5" />
      </g>
    </>
  )
}

const SPINES = Array.from({ length: 14 }, (_, index) => {
  const at = (index / 14) * 2 * Math.PI
  const point = (angle: number, far: number) =>
    `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`
  return `M${point(at - 0.2, 11)}L${point(at, index % 2 ? 23 : 28)}L${point(at + 0.2, 11)}Z`
}).join('')

/** A cut stone, an urchin behind it: the object of mines. */
export function GemGlyph() {
  return (
    <>
      <g transform="translate(-48 20)">
        <ellipse cx="0" cy="24" rx="24" ry="5" fill="rgb(0 0 0 / 0.35)" />
        <path d={SPINES} fill="#5d3a78" />
        <circle r="13" fill="#2a1638" />
        <g fill="#ff6b5e">
          <circle cx="-4" cy="2" r="2" />
          <circle cx="4" cy="3" r="2" />
          <circle cx="0" cy="-4" r="2" />
        </g>
      </g>
      <ellipse cx="14" cy="44" rx="42" ry="8" fill="rgb(0 0 0 / 0.4)" />
      <g transform="translate(14 -6) scale(1.1)">
        <path d="M0-40 29-27 42 4 0 42-42 4-29-27Z" fill="#1c8f86" />
        <path d="M0-40 29-27 12-10-12-10-29-27Z" fill="#a9fff3" />
        <path d="M29-27 42 4 22 6 12-10Z" fill="#4fe3d2" />
        <path d="M-29-27-42 4-22 6-12-10Z" fill="#7ff0e3" />
        <path d="M-12-10 12-10 22 6 0 22-22 6Z" fill="#3dd9c6" />
        <path d="M42 4 0 42 0 22 22 6Z" fill="#15706b" />
        <path d="M-42 4 0 42 0 22-22 6Z" fill="#24aa9e" />
        <path d="m24-46 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" fill="#fff" />
      </g>
    </>
  )
}

const FLOORS = [0, 1, 2, 3, 4] as const

/** A building with a way of lit windows up: the object of rowDouble. */
export function TowerGlyph() {
  return (
    <g transform="translate(4 -2)">
      <path d="M-38-60H38V72H-38Z" fill="#3b2d68" />
      <path d="M24-60H38V72H24Z" fill="#2a2050" />
      <path d="M-44-66H44v9H-44Z" fill="#7c66b8" />
      <path d="M0-92v26" stroke="#7c66b8" strokeWidth="3" />
      <circle cy="-93" r="4" fill="#ff6b5e" />
      {FLOORS.map((floor) => (
        <g key={floor} transform={`translate(0 ${38 - floor * 23})`}>
          <rect x="-30" width="24" height="15" rx="2" fill={floor % 2 ? '#251b47' : '#ffc93c'} />
          <rect x="0" width="24" height="15" rx="2" fill={floor % 2 ? '#ffc93c' : '#251b47'} />
        </g>
      ))}
    </g>
  )
}

/** Tiles of the strip, each with its shape: the object of double. */
export function ReelGlyph() {
  return (
    <g>
      <g opacity="0.55">
        <rect x="-122" y="-28" width="50" height="56" rx="9" fill="#4a3d5f" />
        <circle cx="-97" r="13" fill="#f6f2fa" />
        <rect x="74" y="-28" width="50" height="56" rx="9" fill="#ff6b5e" />
        <path d="m99-15 16 28H83Z" fill="#1c0503" />
      </g>
      <rect x="-66" y="-30" width="52" height="60" rx="9" fill="#ff6b5e" />
      <path d="m-40-16 17 29h-34Z" fill="#1c0503" />
      <rect x="16" y="-30" width="52" height="60" rx="9" fill="#4a3d5f" />
      <circle cx="42" r="14" fill="#f6f2fa" />
      <rect x="-29" y="-37" width="58" height="74" rx="11" fill="#fff6dd" />
      <path d="m0-24 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z" fill="#d99a12" />
      <path d="M-8-52H8L0-36Z" fill="#ffc93c" />
      <path d="M-8 52H8L0 36Z" fill="#ffc93c" />
    </g>
  )
}

const SECTORS = ['#56df8b', '#ff6b5e', '#d59bff', '#56df8b', '#ff6b5e', '#d59bff'] as const

const point = (at: number, far = 46) =>
  `${(Math.sin(at) * far).toFixed(1)} ${(-Math.cos(at) * far).toFixed(1)}`

/** A wheel of colours, each with a pattern of its own: the object of luckyColor. */
export function WheelGlyph() {
  const turn = (2 * Math.PI) / SECTORS.length
  return (
    <g transform="translate(4 -2)">
      <ellipse cy="62" rx="40" ry="6" fill="rgb(0 0 0 / 0.35)" />
      <circle r="55" fill="#d99a12" />
      <circle r="52" fill="#ffc93c" />
      {SECTORS.map((colour, index) => (
        <g key={point(index * turn)}>
          <path
            d={`M0 0L${point(index * turn)}A46 46 0 0 1 ${point((index + 1) * turn)}Z`}
            fill={colour}
          />
          <SectorMark kind={index % 3} at={(index + 0.5) * turn} />
        </g>
      ))}
      <circle r="15" fill="#0e0a14" />
      <circle r="8" fill="#ffe9ae" />
      <path d="M-9-66H9L0-45Z" fill="#f6f2fa" />
    </g>
  )
}

/** Waves, bars or dots: colours are told apart without seeing them. */
function SectorMark({ kind, at }: { readonly kind: number; readonly at: number }) {
  const place = `translate(${point(at, 31)}) rotate(${((at * 180) / Math.PI).toFixed(0)})`
  return (
    <g transform={place} fill="none" stroke="rgb(14 10 20 / 0.42)" strokeWidth="2.4">
      {kind === 0 && <path d="M-9-3q4-5 9 0t9 0M-9 4q4-5 9 0t9 0" />}
      {kind === 1 && <path d="M-8 7 2-8M0 8 9-6" />}
      {kind === 2 && (
        <g fill="rgb(14 10 20 / 0.42)" stroke="none">
          <circle cx="-6" cy="-3" r="2.200" />
          <circle cx="5" cy="-4" r="2.200" />
          <circle cy="5" r="2.200" />
        </g>
      )}
    </g>
  )
}

/** A stall of the market with its awning and three reels of fruit: the object of the slot. */
export function StallGlyph() {
  return (
    <g transform="translate(0 4)">
      <ellipse cy="62" rx="66" ry="7" fill="rgb(0 0 0 / 0.35)" />
      <path d="M-62-30H62V58H-62Z" fill="#7a2e1e" />
      <path d="M-62 44H62V58H-62Z" fill="#a2482e" />
      <rect x="-54" y="-14" width="108" height="54" rx="7" fill="#2a1438" />
      <rect x="-48" y="-8" width="29" height="42" rx="5" fill="#fff6e2" />
      <rect x="-14.5" y="-8" width="29" height="42" rx="5" fill="#fff6e2" />
      <rect x="19" y="-8" width="29" height="42" rx="5" fill="#fff6e2" />
      <circle cx="-33.5" cy="15" r="10" fill="#ff9f3c" />
      <path d="M-33.500 5q6-9 11-4-3 6-11 4" fill="#35b96c" />
      <path d="M-9 6q9-9 18 0 2 16-9 21-11-5-9-21Z" fill="#ffc93c" />
      <path d="M0 4q-7-6-10-4M0 4q7-6 10-4M0 4v-6" stroke="#35b96c" strokeWidth="3" fill="none" />
      <path d="M21 10h25a12.500 12.500 0 0 1-25 0Z" fill="#35b96c" />
      <path d="M24 10h19a9.500 9.500 0 0 1-19 0Z" fill="#ff5a5f" />
      <g fill="#fff4dc">
        <path d="M-70-26-60-56H60L70-26Z" />
      </g>
      <g fill="#ff6b5e">
        <path d="M-70-26-60-56h17l-7 30Zm40 0 3-30h18v30Zm51 0-3-30h-18v30Zm49 0-10-30H43l7 30Z" />
      </g>
      <path
        d="M-70-26q10 13 20 0 10 13 20 0 10 13 20 0 10 13 20 0 10 13 20 0 10 13 20 0 10 13 20 0v-2H-70Z"
        fill="#fff4dc"
      />
    </g>
  )
}
