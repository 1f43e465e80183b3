import type { Client } from 'pg'
import { parseBigints, parseIntegers, parseTexts } from './array-text.ts'
import { replayedPositions, verdictsOf } from './answers.ts'
import type { BatchAnswer } from './answers.ts'
import { BatchQuery } from './batch-query.ts'
import { batchStatements } from './batch-statement.ts'
import type { BatchStatements, PlacedCommand } from './batch-statement.ts'
import { windowsAt } from './calendar-windows.ts'
import type { Verdict } from './command.ts'
import { connectWriter } from './connection.ts'
import type { ConnectionOptions } from './connection.ts'
import { findStored } from './stored-command.ts'
import type { StoredCommand } from './stored-command.ts'

const idsPerBlock = 10_000n

/** A connection that owns one lane for as long as it lives. */
export type LaneSession = {
  readonly lane: number
  isOpen(): boolean
  /** Commits a batch in one transaction and one round trip; rejects when nothing is known of it. */
  commit(at: Date, commands: readonly PlacedCommand[]): Promise<Verdict[]>
  /** A run of numbers that no other command ever gets. */
  takeIds(): Promise<{ readonly first: bigint; readonly last: bigint }>
  createPartitions(at: Date): Promise<void>
  /** Lets statements be planned anew where they were planned for tables known as small. */
  refreshPlans(): Promise<void>
  close(): Promise<void>
}

/** Connects and takes the first lane that nobody else writes. */
export async function openLaneSession(options: ConnectionOptions): Promise<LaneSession> {
  let open = true
  const client = await connectWriter(options, () => (open = false))
  try {
    const { rows } = await client.query<{ lane: number }>('SELECT ledger.take_lane() AS lane')
    const { lane } = rows[0]!
    const writer = { client, prepared: new Set<string>() }
    return {
      lane,
      isOpen: () => open,
      commit: (at, commands) => commit(writer, { lane, at }, commands),
      takeIds: () => takeIds(client),
      createPartitions: (at) => createPartitions(client, at),
      refreshPlans: async () => void (await client.query('SELECT ledger.refresh_plans()')),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

type Writer = { readonly client: Client; readonly prepared: Set<string> }

async function commit(
  writer: Writer,
  { lane, at }: { lane: number; at: Date },
  commands: readonly PlacedCommand[],
): Promise<Verdict[]> {
  const batch = batchStatements({ lane, at, windows: windowsAt(at) }, commands)
  const answer = await send(writer, batch)
  const positions = replayedPositions(answer)
  if (positions.length === 0) return verdictsOf(commands, answer, new Map())
  return verdictsOf(commands, answer, await findReplayed(writer.client, commands, positions))
}

/** Sends all statements at once, as one transaction. */
async function send({ client, prepared }: Writer, batch: BatchStatements): Promise<BatchAnswer> {
  const [codes, details, balances, seqs] = await new Promise<readonly (string | null)[]>(
    (resolve, reject) => {
      client.query(new BatchQuery(batch, prepared, { resolve, reject }))
    },
  )
  return {
    codes: parseIntegers(codes!),
    details: parseTexts(details!),
    balances: parseBigints(balances!),
    seqs: parseBigints(seqs!),
  }
}

async function findReplayed(
  client: Client,
  commands: readonly PlacedCommand[],
  positions: readonly number[],
) {
  const found = await findStored(
    client,
    positions.map((i) => ({ playerId: commands[i]!.playerId, key: commands[i]!.command.key })),
  )
  return new Map<number, StoredCommand>(positions.map((position, i) => [position, found[i]!]))
}

async function takeIds(client: Client) {
  const { rows } = await client.query<{ last: bigint }>(
    "SELECT nextval('ledger.command_id_block') AS last",
  )
  const { last } = rows[0]!
  return { first: last - idsPerBlock + 1n, last }
}

async function createPartitions(client: Client, at: Date) {
  await client.query('SELECT ledger.create_partitions($1, 3)', [at.toISOString()])
}
