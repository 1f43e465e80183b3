import type { ReactNode } from 'react'

/**
 * That play is for adults alone, with its words: on whatever offers play or something to play with.
 */
export function AdultsMark({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-10 text-12 leading-snug text-muted">
      <span className="figures grid size-36 shrink-0 place-items-center rounded-full border-2 border-lose text-16 text-lose">
        18+
      </span>
      {children}
    </p>
  )
}
