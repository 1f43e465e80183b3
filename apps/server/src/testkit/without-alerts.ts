import { asOwner } from './as-owner.ts'
import type { TestServer } from './test-server.ts'

/** Lets something happen of which nobody can be told, as if the process fell before it told. */
export async function withoutAlerts<T>(
  server: Pick<TestServer, 'url'>,
  act: () => Promise<T>,
): Promise<T> {
  await asOwner(server, 'ALTER TABLE alert.alert RENAME TO away')
  try {
    return await act()
  } finally {
    await asOwner(server, 'ALTER TABLE alert.away RENAME TO alert')
  }
}
