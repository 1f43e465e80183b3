import type { ReactNode } from 'react'

/** The small print of a money screen, one rule a line. */
export function Notes({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="list-outside list-disc space-y-4 border-t border-line pt-14 pl-16 text-12 text-muted marker:text-line-strong">
      {children}
    </ul>
  )
}
