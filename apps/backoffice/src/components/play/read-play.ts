type Source = 'sport' | 'casino' | 'draw'

/** A bet or round as lists name it; null of what has no story here, as of games of other studios. */
export function readPlay(ref: string): { readonly source: Source; readonly id: string } | null {
  const [, source, id] = /^(sport|casino|draw):(\d{1,19})$/.exec(ref) ?? []
  return id === undefined ? null : { source: source as Source, id }
}
