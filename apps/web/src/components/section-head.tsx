import type { ReactNode } from 'react'

export type SectionHeadProps = {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly aside?: ReactNode
}

/** The heading of a part of a page, with what stands across from it. */
export function SectionHead({ id, title, lead, aside }: SectionHeadProps) {
  return (
    <div className="mb-12 flex items-end justify-between gap-12">
      <div className="min-w-0">
        <h2 id={id} className="text-18 leading-tight font-[640] tracking-[-0.01em]">
          {title}
        </h2>
        {lead && <p className="mt-2 text-12 text-muted">{lead}</p>}
      </div>
      {aside && <div className="shrink-0 whitespace-nowrap">{aside}</div>}
    </div>
  )
}
