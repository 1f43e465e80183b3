import { randomUUID } from 'node:crypto'
import { ops } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply } from '@jogada/contract'
import { codeAt, stepAt } from '../modules/operator/staff/totp.ts'
import { totpPlace } from '../modules/operator/staff/sealed.ts'
import { newStaffRow } from '../modules/operator/staff/staff-store.ts'
import { openStaffSession } from '../modules/operator/sessions/staff-sessions.ts'
import { expectTrace } from './staff-traces.ts'
import { callAs } from './test-player.ts'
import type { Answer } from './test-player.ts'
import type { TestServer } from './test-server.ts'

const TOTP_SECRET = Buffer.from('12345678901234567890')
export const STAFF_PASSWORD = 'praia-grande-77-ventos'

/** The code of every test operator's authenticator app half a minute from now, when it is then. */
export function nextCode({ clock }: Pick<TestServer, 'clock'>): string {
  clock.advance(30_000)
  return codeAt(TOTP_SECRET, stepAt(clock.now()))
}

export type TestOperator = {
  readonly staffId: bigint
  readonly email: string
  readonly token: string
  call<const C extends CallDefinition>(
    definition: C,
    input: CallInput<C>,
    options?: { readonly key: string },
  ): Promise<Answer<CallReply<C>>>
}

let people = 0

/** An operator with these roles whose session is whole. */
export async function operatorWith(
  server: TestServer,
  roles: readonly ops.Role[],
): Promise<TestOperator> {
  const { deps } = server
  const email = `staff${++people}@example.com`
  const row = await newStaffRow(deps, {
    email,
    name: `Staff ${people}`,
    password: STAFF_PASSWORD,
    roles,
    mustChange: false,
  })
  const { staff_id: staffId } = await deps.db
    .insertInto('operator.staff')
    .values({ ...row, totp_confirmed_at: deps.clock.now() })
    .returning('staff_id')
    .executeTakeFirstOrThrow()
  const secret = deps.vault.sealBytes(TOTP_SECRET, totpPlace(staffId))
  await deps.db
    .updateTable('operator.staff')
    .set({ totp_secret: secret })
    .where('staff_id', '=', staffId)
    .execute()
  const token = await openStaffSession(deps, staffId, {
    caller: { language: 'pt_BR', address: '127.0.0.1', deviceId: '', userAgent: 'test' },
    isWhole: true,
  })
  return {
    staffId,
    email,
    token,
    async call(definition, input, options) {
      const key = definition.idempotent ? { key: randomUUID() } : {}
      const answer = await callAs(server, definition, input, { token, ...key, ...options })
      if (answer.status === 200) await expectTrace(server, definition)
      return answer
    },
  }
}

/** Every call of the back office, as the contract declares it. */
export const opsCalls = (): readonly CallDefinition[] =>
  Object.values(ops)
    .flatMap((area) => (typeof area === 'object' ? Object.values(area) : []))
    .filter((entry): entry is CallDefinition => typeof entry === 'object' && 'path' in entry)
