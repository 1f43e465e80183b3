/** Line drawings for the footer's plates, in a box of 24. */
export const GLYPHS = {
  ball: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 8 4 3-1.5 4.5h-5L8 11Zm0-5v5m8.5 2L16 11m1.5 8-3-3.5m-8 3.5 3-3.5m-6-5.5L8 11" />
    </>
  ),
  flag: <path d="M5 21V4h14v9H5m0-4.5h14M9.7 4v9m4.600-9v9" />,
  racket: (
    <>
      <ellipse cx="14" cy="9" rx="6" ry="7" transform="rotate(35 14 9)" />
      <path d="m9.5 14-6 7M10 6l8 6m-5-9 5 9" />
    </>
  ),
  net: <path d="M3 6h18v9H3Zm4.5 0v9M12 6v9m4.5-9v9M3 10.5h18M3 6v14m18-14v14" />,
  shuttle: (
    <>
      <path d="m8 15 9-12 4 4-12 9Zm4-5 3 3" />
      <path d="M8 15a3.5 3.5 0 1 0 1 1Z" />
    </>
  ),
  instant: (
    <>
      <path d="M12 3 21 12l-9 9-9-9Z" />
      <path d="m7.5 9 3.200 3.200a1.800 1.800 0 0 0 2.600 0L16.5 9m-9 6 3.200-3.200m2.600 0L16.5 15" />
    </>
  ),
} as const
