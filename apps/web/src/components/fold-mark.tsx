import { ChevronDown } from 'lucide-react'

/** Stands at the end of the summary of a `details` that is a `group`, and turns as it opens. */
export function FoldMark() {
  return (
    <ChevronDown
      className="size-18 shrink-0 text-muted transition-[rotate] duration-(--state) group-open:rotate-180"
      aria-hidden="true"
    />
  )
}
