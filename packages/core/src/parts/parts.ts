/** Parts of the product that operators may open to some players only, or to nobody. */
export const parts = ['transfers', 'cash_out', 'systems', 'chat'] as const

export type Part = (typeof parts)[number]
