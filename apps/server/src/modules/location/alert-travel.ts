import type { Deps } from '../../deps.ts'
import { raiseAlert } from '../alert/index.ts'
import type { Checked } from './place-store.ts'

/** Nobody changes country by land or air and plays on so soon. */
const TRAVEL_MS = 3 * 3_600_000

/** Alerts to a player who is in another country than one could travel to since the last check. */
export async function alertTravel(
  deps: Pick<Deps, 'db' | 'clock'>,
  before: Checked,
  checked: Checked,
): Promise<void> {
  const between = checked.checked_at.getTime() - before.checked_at.getTime()
  if (!before.country || !checked.country || before.country === checked.country) return
  if (between >= TRAVEL_MS) return
  await raiseAlert(deps, {
    kind: 'location_travel',
    subject: `player:${checked.player_id}`,
    detail: { from: before.country, to: checked.country, minutes: Math.round(between / 60_000) },
  })
}
