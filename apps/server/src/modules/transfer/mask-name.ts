/** `Ana L. S.`: the first name and initials. */
export function maskName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((other) => `${Array.from(other)[0]!.toUpperCase()}.`)].join(' ')
}
