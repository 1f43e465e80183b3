import type { Money } from '../money.ts'
import { timesRatioFloor } from '../money.ts'

/** The scale of commission rates: 200 is 0.2 % of a stake. */
export const COMMISSION_SCALE = 100_000n

/** The commission on stakes at a rate in hundred-thousandths, rounded down to the centavo. */
export const commissionOf = (played: Money, rateParts: bigint): Money =>
  timesRatioFloor(played, rateParts, COMMISSION_SCALE)

export type Origin = {
  readonly devices: ReadonlySet<string>
  readonly addresses: ReadonlySet<string>
  readonly cpf: string | null
}

export type CommissionState = 'counts' | 'same_device' | 'same_address'

/**
 * Whether the stakes of an invited player may bring a commission: not to somebody who was seen on
 * the same device or address. One CPF has one account, so a shared one reads as the same person.
 */
export function commissionState(agent: Origin, player: Origin): CommissionState {
  const isSamePerson = agent.cpf !== null && agent.cpf === player.cpf
  if (isSamePerson || meets(agent.devices, player.devices)) return 'same_device'
  return meets(agent.addresses, player.addresses) ? 'same_address' : 'counts'
}

const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].some((one) => one !== '' && b.has(one))
