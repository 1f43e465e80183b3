const IMAGES = 24
const FULL_TURN = 360

/** Material of the ring by tier: bronze, plum, gold. */
const RINGS = ['#C98A5B', '#D59BFF', '#FFC93C'] as const

/** The image of a level: as many petals as the level, 0 to 23; beyond that the first again. */
export const vipImageOf = (level: number): number => (level >= 0 && level < IMAGES ? level : 0)

/** The drawn badge of a VIP level, which says it; decorative where the level stands beside it. */
export function VipBadge({
  level,
  className = '',
}: {
  readonly level: number
  readonly className?: string
}) {
  const image = vipImageOf(level)
  const ring = RINGS[image < 5 ? 0 : image < 9 ? 1 : 2]
  const petals = Array.from({ length: image }, (_, i) => (i * FULL_TURN) / image)
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" data-image={image}>
      <circle cx="32" cy="32" r="30" fill="#17111F" />
      {petals.map((turn) => (
        <path
          key={turn}
          d="M32 32C27 22 27 13 32 6C37 13 37 22 32 32Z"
          fill={ring}
          opacity="0.5"
          transform={`rotate(${turn} 32 32)`}
        />
      ))}
      <circle cx="32" cy="32" r="29" fill="none" stroke={ring} strokeWidth="2.5" />
      <circle cx="32" cy="32" r="24.5" fill="none" stroke={ring} strokeWidth="0.8" />
      <circle cx="32" cy="32" r="13.5" fill="#221A2E" stroke={ring} strokeWidth="1.2" />
      <text
        x="32"
        y="37.5"
        textAnchor="middle"
        fontSize="16"
        fontWeight="700"
        fill="#F6F2FA"
        className="figures"
      >
        {image}
      </text>
    </svg>
  )
}
