import { sportIconPaths } from 'virtual:sport-icons'

export type SportIconProps = { readonly sport: string; readonly className?: string }

/** The icon of a sport by its key, in the current colour; nothing for an unknown sport. */
export function SportIcon({ sport, className = 'size-20' }: SportIconProps) {
  const path = sportIconPaths[sport]
  if (!path) return null
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
