import type { Deps } from '../../deps.ts'

export const NAME = 'Jogada'

/** Who asks for passkeys: the site's own address, never what a request claims about it. */
export function relyingParty({ env }: Pick<Deps, 'env'>) {
  const { origin, hostname } = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  return { origin, id: hostname }
}
