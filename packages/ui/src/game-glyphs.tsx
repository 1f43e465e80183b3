/** A pipa on its string: the object of limbo. */
export function KiteGlyph() {
  return (
    <>
      <path
        d="M-70 62C-44 40-20 26 8 4"
        fill="none"
        stroke="#f6f2fa"
        strokeWidth="2.5"
        opacity="0.8"
      />
      <g transform="translate(16 -14) rotate(32)">
        <path d="M0 42c10 8-10 14 0 24s-10 14 0 22" fill="none" stroke="#f6f2fa" strokeWidth="2" />
        <path d="M0-46 34-8H0Z" fill="#ff6b5e" />
        <path d="M0-46-34-8H0Z" fill="#ffc93c" />
        <path d="M34-8 0 42V-8Z" fill="#3dd9c6" />
        <path d="M-34-8 0 42V-8Z" fill="#d59bff" />
        <path d="M0-46V42M-34-8H34" stroke="#0e0a14" strokeWidth="2" opacity="0.5" />
      </g>
    </>
  )
}

/** A cut stone between two paving stones: the object of mines. */
export function GemGlyph() {
  return (
    <>
      <ellipse cx="2" cy="46" rx="42" ry="8" fill="rgb(0 0 0 / 0.35)" />
      <g transform="translate(-34 14) rotate(-12)">
        <rect x="-24" y="-24" width="48" height="48" rx="9" fill="#efe6d6" />
        <path d="M-24 6C-10-14 6-14 24 8v7c0 5-4 9-9 9h-30c-5 0-9-4-9-9Z" fill="#2b2236" />
      </g>
      <g transform="translate(14 -4) scale(1.06)">
        <path d="M0-40 29-27 42 4 0 42-42 4-29-27Z" fill="#1c8f86" />
        <path d="M0-40 29-27 12-10-12-10-29-27Z" fill="#a9fff3" />
        <path d="M29-27 42 4 22 6 12-10Z" fill="#4fe3d2" />
        <path d="M-29-27-42 4-22 6-12-10Z" fill="#7ff0e3" />
        <path d="M-12-10 12-10 22 6 0 22-22 6Z" fill="#3dd9c6" />
        <path d="M42 4 0 42 0 22 22 6Z" fill="#15706b" />
        <path d="M-42 4 0 42 0 22-22 6Z" fill="#24aa9e" />
      </g>
    </>
  )
}

const FLOORS = [0, 1, 2, 3] as const

/** A building with a way of lit windows up: the object of rowDouble. */
export function TowerGlyph() {
  return (
    <g transform="translate(4 -6)">
      <path d="M-38-52H38V56H-38Z" fill="#2b2250" />
      <path d="M24-52H38V56H24Z" fill="#211a40" />
      <path d="M-44-58H44v8H-44Z" fill="#564489" />
      {FLOORS.map((floor) => (
        <g key={floor} transform={`translate(0 ${30 - floor * 24})`}>
          <rect x="-30" width="24" height="16" rx="2" fill={floor % 2 ? '#4a3a78' : '#ffc93c'} />
          <rect x="0" width="24" height="16" rx="2" fill={floor % 2 ? '#ffc93c' : '#4a3a78'} />
        </g>
      ))}
    </g>
  )
}

/** Three tiles of the strip, each with its shape: the object of double. */
export function ReelGlyph() {
  return (
    <g transform="translate(0 2)">
      <g transform="translate(-46 6) rotate(-8)">
        <rect x="-24" y="-30" width="48" height="60" rx="9" fill="#ff6b5e" />
        <path d="M0-14 15 12H-15Z" fill="#0e0a14" />
      </g>
      <g transform="translate(46 6) rotate(8)">
        <rect x="-24" y="-30" width="48" height="60" rx="9" fill="#2e253c" />
        <circle r="13" fill="#f6f2fa" />
      </g>
      <rect x="-28" y="-38" width="56" height="72" rx="10" fill="#fff6dd" />
      <path d="m0-24 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z" fill="#d99a12" />
    </g>
  )
}

const SECTORS = ['#56df8b', '#ff6b5e', '#d59bff', '#56df8b', '#ff6b5e', '#7db8ff'] as const

/** A wheel of colours: the object of luckyColor. */
export function WheelGlyph() {
  const point = (at: number) =>
    `${(Math.sin(at) * 46).toFixed(1)} ${(-Math.cos(at) * 46).toFixed(1)}`
  const turn = (2 * Math.PI) / SECTORS.length
  return (
    <g transform="translate(8 0)">
      <circle r="53" fill="#ffc93c" />
      {SECTORS.map((colour, index) => (
        <path
          key={point(index * turn)}
          d={`M0 0L${point(index * turn)}A46 46 0 0 1 ${point((index + 1) * turn)}Z`}
          fill={colour}
        />
      ))}
      <circle r="15" fill="#0e0a14" />
      <circle r="8" fill="#ffe9ae" />
      <path d="M-9-60H9L0-42Z" fill="#f6f2fa" />
    </g>
  )
}
