/** The texts that were written; blank ones are none, so that the other language's reader gets the base. */
export const writtenTexts = <Texts extends Readonly<Partial<Record<string, string>>>>(
  texts: Texts,
): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as Partial<Texts>
