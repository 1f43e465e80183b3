import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Client, Connection } from 'pg'

/** What `pg` calls on the query that a connection is busy with. */
type Handlers = {
  handleCopyData?(message: { readonly chunk: Buffer }): void
  handleCopyInResponse?(connection: CopyConnection): void
  handleCommandComplete?(message: { readonly text: string }): void
}

type CopyConnection = Connection & {
  readonly stream: Readable & Writable
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Runs one COPY statement on `client`; gives the number of rows that the server counted. */
function run(
  client: Client,
  statement: string,
  begin: (connection: CopyConnection) => Handlers,
): Promise<bigint> {
  return new Promise((resolve, reject) => {
    let rows = 0n
    const query: Record<string, unknown> = {
      text: statement,
      submit(connection: CopyConnection) {
        Object.assign(query, begin(connection))
        connection.query(statement)
      },
      handleCommandComplete({ text }: { readonly text: string }) {
        rows = BigInt(/^COPY (\d+)/.exec(text)?.[1] ?? '0')
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(rows),
    }
    client.query(query as never)
  })
}

/**
 * Writes what a `COPY … TO STDOUT` gives into `sink` as it comes and ends it; reads no faster than
 * the sink takes. Gives the number of rows. When the sink fails, what is still to come goes
 * nowhere, so that the connection is free again.
 */
export async function copyOut(client: Client, statement: string, sink: Writable): Promise<bigint> {
  const finished = once(sink, 'finish')
  // whoever fails first, the other promise must not be left alone
  finished.catch(() => undefined)
  let resume = () => {}
  const rows = await run(client, statement, ({ stream }) => {
    resume = () => void stream.resume()
    sink.on('drain', resume)
    sink.on('close', resume)
    return {
      handleCopyData: ({ chunk }) => {
        // the parser writes its next messages over the memory of this one
        if (!sink.destroyed && !sink.write(Buffer.from(chunk))) stream.pause()
      },
    }
  })
  sink.end()
  // a sink that ends says nothing any more of what it was too full for
  resume()
  await finished
  return rows
}

/** Feeds everything that `source` gives to a `COPY … FROM STDIN`; gives the number of rows. */
export const copyIn = (client: Client, statement: string, source: Readable): Promise<bigint> =>
  run(client, statement, () => ({
    handleCopyInResponse: (connection) => void feed(connection, source),
  }))

async function feed(connection: CopyConnection, source: Readable) {
  try {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk as Buffer)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  } catch (error) {
    connection.sendCopyFail((error as Error).message)
  }
}
