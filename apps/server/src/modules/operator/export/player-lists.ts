import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import { readInput } from '../../../platform/http.ts'
import { listPlayRecords } from '../../play-records/index.ts'
import { showBarred } from '../desk/barred.ts'
import { showEntries } from '../desk/books.ts'
import { listWaiting, showRefused } from '../desk/identity.ts'
import { after, named, numberOf, pagedLines } from './lines.ts'
import type { Source } from './source.ts'

type BarredPerson = CallReply<typeof ops.barred.list>['people'][number]

/** Who players are and what they did, as lines. */
export const playerLists = {
  identities(deps, asked) {
    const query = readInput(ops.identity.documents.query, asked)
    return pagedLines(
      named('documentId', 'playerId', 'item', 'name', 'cpf', 'bytes', 'sentAt', 'hint'),
      async (place) =>
        after(await listWaiting(deps, { ...query, after: place }), (last) =>
          [last.sentAt, last.documentId].join(' '),
        ),
    )
  },
  refusals: (deps) =>
    pagedLines(named('playerId', 'reason', 'refusedAt'), async (place) =>
      after(await showRefused(deps, place), (last) => `${last.refusedAt} ${last.playerId}`),
    ),
  barred: (deps, _, reader) =>
    pagedLines(
      {
        ...named('barredId', 'kind', 'reason', 'by', 'at', 'liftedAt'),
        playerId: ({ returned }: BarredPerson) => returned?.playerId,
        betsReturned: ({ returned }: BarredPerson) => returned?.bets,
        roundsEnded: ({ returned }: BarredPerson) => returned?.rounds,
        sent: ({ returned }: BarredPerson) => returned?.sent,
      },
      async (place) => {
        const { people, next } = await showBarred(deps, reader, place)
        return { rows: people, next }
      },
    ),
  entries(deps, asked) {
    const { playerId, account } = readInput(ops.books.entries.params, asked)
    const { at } = readInput(ops.books.entries.query, asked)
    return pagedLines(
      named('seq', 'at', 'kind', 'commandId', 'debit', 'credit', 'balanceAfter'),
      async (place) =>
        after(
          await showEntries(deps, {
            playerId: BigInt(playerId),
            account,
            before: numberOf(place),
            at,
          }),
          (last) => last.seq,
        ),
    )
  },
  plays(deps, asked) {
    const { playerId } = readInput(ops.players.plays.params, asked)
    const all = { game: undefined, status: undefined, from: undefined, to: undefined }
    return pagedLines(
      named('recordId', 'game', 'stake', 'odds', 'payout', 'status', 'result', 'at'),
      async (place) => {
        const { records, next } = await listPlayRecords(deps, BigInt(playerId), {
          ...all,
          before: place,
        })
        return { rows: records, next }
      },
    )
  },
} satisfies Readonly<Record<string, Source>>
