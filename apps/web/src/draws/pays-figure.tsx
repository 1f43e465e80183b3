import { paysText } from './pays-text.ts'
import type { DrawTable } from './use-draw-table.ts'

export type PaysFigureProps = { readonly table: DrawTable; readonly selection: string }

/** What a selection pays; a patch of the same height until the server has told it. */
export function PaysFigure({ table: { rules }, selection }: PaysFigureProps) {
  const pays = rules?.paytable.find((row) => row.selection === selection)
  if (pays) return paysText(pays.multipliers)
  return (
    <span aria-hidden="true" className="inline-block w-[3ch] rounded-6 bg-[#000]/15">
      {'\u00a0'}
    </span>
  )
}
