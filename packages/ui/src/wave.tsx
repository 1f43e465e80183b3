import { useId } from 'react'

/** One period of the pavement's dark band, 80 × 40: the same cubic wave above and below. */
const BAND = 'M0 12C14 0 26 0 40 12S66 24 80 12V32C66 44 54 44 40 32S14 20 0 32Z'

export type WaveProps = {
  readonly className?: string
  /** Shifts the pattern along the wave, in parts of a period. */
  readonly phase?: number
  /** Size of a period relative to 80 × 40. */
  readonly scale?: number
}

/** The promenade's wave as a tiling texture in the current colour; decorative. */
export function WavePattern({ className, phase = 0, scale = 1 }: WaveProps) {
  const id = useId()
  return (
    <svg className={className} aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern
          id={id}
          width="80"
          height="40"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale}) translate(${phase * 80} 0)`}
        >
          <path d={BAND} fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** A single wave line between two parts of a page; decorative. */
export function WaveDivider({ className, phase = 0 }: WaveProps) {
  const id = useId()
  return (
    <svg className={className} aria-hidden="true" width="100%" height="8">
      <defs>
        <pattern
          id={id}
          width="32"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${phase * 32} 0)`}
        >
          <path
            d="M0 4C5 -1 11 -1 16 4S27 9 32 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </pattern>
      </defs>
      <rect width="100%" height="8" fill={`url(#${id})`} />
    </svg>
  )
}
