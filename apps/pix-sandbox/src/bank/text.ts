const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** `"1234.50"` as `R$ 1.234,50`; the decimal string is formatted exactly, not as a float. */
export const brl = (amount: string) => currency.format(amount as Intl.StringNumericLiteral)

/** Day and time in Brasília. */
export const dayAndTime = (at: Date) => moment.format(at)
