/** A drawn parcel with a ribbon of the promenade's wave; decorative. */
export function GiftArt({ className = '' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true">
      <ellipse cx="80" cy="108" rx="58" ry="7" fill="#000" opacity="0.25" />
      <rect x="34" y="52" width="92" height="54" rx="8" fill="#3DD9C6" />
      <path
        d="M34 78C49 70 64 70 80 78S111 86 126 78V92C111 100 96 100 80 92S49 84 34 92Z"
        fill="#12525A"
      />
      <rect x="26" y="38" width="108" height="20" rx="6" fill="#12525A" />
      <rect x="72" y="38" width="16" height="68" fill="#FFC93C" />
      <path
        d="M80 38C66 38 50 30 56 20S78 22 80 38C82 22 98 10 104 20S94 38 80 38Z"
        fill="none"
        stroke="#FFC93C"
        strokeWidth="7"
        strokeLinejoin="round"
      />
    </svg>
  )
}
