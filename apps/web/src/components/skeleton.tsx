/** A box of the same size as what will stand there; hidden from screen readers. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`wave-shimmer rounded-14 ${className}`} />
}
