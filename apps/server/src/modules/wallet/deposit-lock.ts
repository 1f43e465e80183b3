/** How the id of a deposit's lock begins, which is its payment's name in the ledger. */
export const OF_A_DEPOSIT = 'pix:'
