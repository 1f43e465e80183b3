/** A number with a decimal comma: 4.5 is 4,5. */
export const withComma = (value: number) => String(value).replace('.', ',')
