const MOST = 30
const SHORT = /^\p{L}{1,3}\.$/u

/**
 * `Ana L. S.`: the first name and initials. Nothing of the first name follows a dot: a name that
 * was kept as a web address is told to nobody as one.
 */
export function maskName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const shown = SHORT.test(first) ? first : first.split('.')[0]!.slice(0, MOST)
  return [shown, ...others.map((other) => `${Array.from(other)[0]!.toUpperCase()}.`)].join(' ')
}
