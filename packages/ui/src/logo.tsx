/** The product's mark, a pavement wave under a maracujá sun, beside its name. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <span className={`logo${className ? ` ${className}` : ''}`}>
      <LogoMark />
      <span className="logo-name">JOGADA</span>
    </span>
  )
}

export function LogoMark({ className = 'logo-mark' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="12" r="8" fill="var(--maracuja)" />
      <path
        d="M0 19c5-6 11-6 16 0s11 6 16 0v6c-5 6-11 6-16 0s-11-6-16 0Z"
        fill="var(--fg)"
        stroke="var(--bg-page)"
        strokeWidth="1.5"
      />
    </svg>
  )
}
