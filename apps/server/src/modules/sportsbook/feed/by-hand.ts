/** The source under which an operator announces events by hand. */
export const BY_HAND = 'by-hand'
