/** Half a floodlit pitch behind the score; without its lines where no football is played. */
export function Pitch({ isPlain = false }: { readonly isPlain?: boolean }) {
  return (
    <svg
      className="absolute inset-x-0 top-0 -z-10 h-180 w-full"
      viewBox="0 0 360 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="pitch-light" cx="50%" cy="0" r="85%">
          <stop offset="0" stopColor="var(--pitch)" />
          <stop offset="0.55" stopColor="var(--pitch)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--pitch)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="360" height="180" fill="url(#pitch-light)" />
      {!isPlain && (
        <g fill="none" stroke="var(--wave)" strokeOpacity="0.1" strokeWidth="1.5">
          <path d="M180 0V180" />
          <circle cx="180" cy="84" r="52" />
          <path d="M-2 34H52V134H-2M362 34H308V134H362M52 62c14 12 14 32 0 44M308 62c-14 12-14 32 0 44" />
        </g>
      )}
    </svg>
  )
}
