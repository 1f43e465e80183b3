/** `Ana L.`, or `an•••` from the e-mail of somebody whose name is not known. */
export function maskPerson(name: string, email: string): string {
  const [first, second] = name.trim().split(/\s+/)
  if (first) return second ? `${first} ${Array.from(second)[0]!.toUpperCase()}.` : first
  return `${Array.from(email.split('@')[0]!).slice(0, 2).join('')}•••`
}
