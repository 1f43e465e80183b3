import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { providerHealth } from '../../deposit/index.ts'
import { lastProof } from '../../report/index.ts'
import { readHeartbeats, SILENT_AFTER_MS } from '../../sportsbook/index.ts'

/** Whether what the product lives by answers; nobody is called for it. */
export async function showHealth(deps: Deps): Promise<CallReply<typeof ops.overview.health>> {
  const now = deps.clock.now()
  const [provider, sockets, feeds, proof] = await Promise.all([
    providerHealth(deps),
    deps.realtime.presence(),
    readHeartbeats(deps),
    lastProof(deps),
  ])
  return {
    at: now.toISOString(),
    provider: {
      isAnswering: provider.isAnswering,
      readAt: provider.readAt?.toISOString() ?? null,
      calledAt: provider.calledAt?.toISOString() ?? null,
    },
    sockets,
    feeds: feeds
      .toSorted((a, b) => b.heardAt.getTime() - a.heardAt.getTime())
      .map(({ source, heardAt }) => ({
        source,
        heardAt: heardAt.toISOString(),
        isSilent: now.getTime() - heardAt.getTime() > SILENT_AFTER_MS,
      })),
    proof: proof && {
      at: proof.at.toISOString(),
      isRight: proof.firstBadRow === null,
      entries: Number(proof.entries),
    },
  }
}
