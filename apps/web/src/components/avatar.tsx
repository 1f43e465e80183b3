import type { ReactNode } from 'react'

const HUES = 12

/** The drawn face of an avatar number: 36 of them, three shapes in twelve hues. Decorative. */
export function Avatar({
  header,
  className,
}: {
  readonly header: number
  readonly className?: string
}) {
  const hue = (header % HUES) * (360 / HUES)
  const shape = Math.floor(header / HUES) % 3
  return (
    <svg className={`rounded-full ${className ?? ''}`} viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" fill={`oklch(0.42 0.12 ${hue})`} />
      {BODIES[shape]?.(`oklch(0.82 0.13 ${hue + 40})`)}
      <path
        d="M0 29c4-5 8-5 12 0s8 5 12 0 8-5 12 0v7H0Z"
        fill={`oklch(0.24 0.07 ${hue})`}
        opacity="0.85"
      />
      <g fill="#17111f">
        <circle cx="14" cy="17" r="1.7" />
        <circle cx="22" cy="17" r="1.7" />
      </g>
      <path
        d="M14.5 21.500c2 2 5 2 7 0"
        fill="none"
        stroke="#17111f"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

const BODIES: readonly ((fill: string) => ReactNode)[] = [
  (fill) => <circle cx="18" cy="18" r="10.5" fill={fill} />,
  (fill) => <rect x="8" y="8" width="20" height="22" rx="8" fill={fill} />,
  (fill) => <path d="M18 6c8 4 11 10 9 18-4 4-14 4-18 0C7 16 10 10 18 6Z" fill={fill} />,
]
