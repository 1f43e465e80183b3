/** A promenade at night with its lamp and the wave of its pavement; decorative. */
export function WelcomeArt({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 320 180" className={className} aria-hidden="true">
      <rect width="320" height="180" fill="#17111F" />
      <circle cx="244" cy="48" r="26" fill="#FFC93C" />
      <circle cx="234" cy="42" r="24" fill="#17111F" />
      <path d="M0 112C60 98 120 98 180 110S280 122 320 108V180H0Z" fill="#12525A" />
      <path d="M0 122C70 112 130 118 190 124S290 130 320 120" stroke="#3DD9C6" fill="none" />
      <path
        d="M0 136C40 128 80 128 120 136S200 144 240 136S300 130 320 134V180H0Z"
        fill="#F6F2FA"
      />
      <path
        d="M0 150C20 142 40 142 60 150S100 158 120 150S160 142 180 150S220 158 240 150S280 142 300 150L320 154V164L300 162C280 154 260 162 240 162S200 154 180 162S140 170 120 162S80 154 60 162S20 170 0 162Z"
        fill="#17111F"
      />
      <path d="M72 150V52" stroke="#7C6E90" strokeWidth="4" />
      <path d="M52 52H92" stroke="#7C6E90" strokeWidth="4" strokeLinecap="round" />
      <circle cx="52" cy="62" r="9" fill="#FFC93C" />
      <circle cx="92" cy="62" r="9" fill="#FFC93C" />
    </svg>
  )
}
