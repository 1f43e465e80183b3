import { encode } from 'uqr'

/** A text as a QR code: dark on light in every theme, or cameras would not read it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 3 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <figure aria-label={label}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto size-200 rounded-10 bg-[#fff]"
      >
        <path d={path} fill="#0e0a14" />
      </svg>
    </figure>
  )
}
