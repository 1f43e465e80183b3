import type { Payer } from '../../testkit/pix-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { listLocally } from '../register/index.ts'
import { advanceCases } from './case.ts'
import { sweepRegister } from './sweep.ts'

/** Puts a player on the local register for good, and lets the server find them there. */
export async function findInRegister({ deps }: TestServer, { cpf }: Payer) {
  await listLocally(deps, cpf, null)
  await sweepRegister(deps)
  await advanceCases(deps)
}

export const caseOf = ({ deps }: TestServer, playerId: bigint) =>
  deps.db
    .selectFrom('exclusion.found')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
