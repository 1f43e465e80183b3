/** One of the choices, each as likely: a help for the undecided that has no part in the draw. */
export function randomChoice<T>(choices: readonly [T, ...T[]]): T {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return choices[Math.floor((word / 2 ** 32) * choices.length)] ?? choices[0]
}
