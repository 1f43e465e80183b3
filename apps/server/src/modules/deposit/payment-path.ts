/** Where the payment page of an order is. */
export const paymentPath = (txid: string) => `/pagar/${txid}`
