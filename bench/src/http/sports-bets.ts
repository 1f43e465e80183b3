import { setTimeout as sleep } from 'node:timers/promises'
import type { sport } from '@jogada/contract'

/** So many matches are priced from the packs that no limit of a match comes near. */
const ENOUGH = 600

/** A bet of R$ 1 for each outcome of every match to come: home, draw, away. */
export async function sportsBets(port: number): Promise<string[]> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/app/sport/events?when=upcoming`, {
      headers: { lang: 'pt_BR' },
    })
    const { data } = (await answer.json()) as { data: readonly sport.SportEvent[] | null }
    const bets = (data ?? []).flatMap(({ markets }) =>
      markets
        .filter(({ key, status }) => key === '1x2' && status === 'open')
        .flatMap(({ outcomes }) =>
          outcomes.map(({ outcomeId, odds }) =>
            JSON.stringify({ outcomeId, stake: '1.00', seenOdds: odds }),
          ),
        ),
    )
    if (bets.length >= ENOUGH) return bets
    await sleep(500)
  }
}
