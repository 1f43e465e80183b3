/** Puts values into the `{name}` places of a text; a place without a value is left out. */
export const fill = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
