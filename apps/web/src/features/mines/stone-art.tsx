/** A cut stone of eight facets, each as light as it faces the lamp. Decorative. */
export function GemArt() {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="stone-art">
      <path d="M0-40 29-27 42 4 0 42-42 4-29-27Z" fill="#1c8f86" />
      <path d="M0-40 29-27 12-10-12-10-29-27Z" fill="#a9fff3" />
      <path d="M29-27 42 4 22 6 12-10Z" fill="#4fe3d2" />
      <path d="M-29-27-42 4-22 6-12-10Z" fill="#7ff0e3" />
      <path d="M-12-10 12-10 22 6 0 22-22 6Z" fill="#3dd9c6" />
      <path d="M-12-10 12-10 4 2-8 0Z" fill="#d9fffa" opacity="0.75" />
      <path d="M42 4 0 42 0 22 22 6Z" fill="#15706b" />
      <path d="M-42 4 0 42 0 22-22 6Z" fill="#24aa9e" />
    </svg>
  )
}

const SPINES = 18

const spines = Array.from({ length: SPINES }, (_, index) => {
  const at = (index / SPINES) * 2 * Math.PI
  const half = Math.PI / SPINES
  const tip = index % 2 ? 38 : 46
  const point = (angle: number, far: number) =>
    `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`
  return `M${point(at - half, 18)}L${point(at, tip)}L${point(at + half, 18)}Z`
}).join('')

/** A sea urchin: long and short spines around a dark body. Decorative. */
export function UrchinArt() {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="stone-art">
      <path d={spines} fill="#4a2a5e" />
      <circle r="22" fill="#2a1638" />
      <circle r="22" fill="none" stroke="#ff6b5e" strokeWidth="2.500" opacity="0.75" />
      <path
        d="M-12-9c5-7 13-8 18-5"
        fill="none"
        stroke="#b58cd0"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="#ff6b5e">
        <circle cx="-6" cy="3" r="2.400" />
        <circle cx="6" cy="5" r="2.400" />
        <circle cx="0" cy="-5" r="2.400" />
        <circle cx="1" cy="12" r="2" />
      </g>
    </svg>
  )
}

const RAYS = 12

const rays = Array.from({ length: RAYS }, (_, index) => {
  const angle = (index / RAYS) * 2 * Math.PI
  const at = (turn: number, far: number) =>
    `${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`
  return `M${at(angle - 0.07, 26)}L${at(angle, 50)}L${at(angle + 0.07, 26)}Z`
}).join('')

/** Twelve rays that leave a stone when it is opened. Decorative. */
export function Burst({ className }: { readonly className: string }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={`stone-burst ${className}`}>
      <path d={rays} fill="currentColor" />
    </svg>
  )
}
