import type { Socket as NetSocket } from 'node:net'

/** A socket that reads no faster than this is owed snapshots instead of more frames. */
const MOST_UNREAD_BYTES = 64 * 1024
const TEXT_FRAME = 0x81
const SHORT = 125
const MEDIUM = 65_535

/** What is read of a connection of engine.io; everything else of it stays its own. */
export type Wire = {
  readonly readyState?: string
  readonly writeBuffer?: readonly unknown[]
  readonly transport?: {
    readonly name?: string
    readonly writable?: boolean
    readonly perMessageDeflate?: unknown
    readonly socket?: { readonly _socket?: NetSocket; terminate?(): void }
  }
}

/** The connection below a socket. */
export const wireOf = ({ conn }: { readonly conn: unknown }): Wire => conn as Wire

/** A text message as it travels: made once, written to everybody alike. */
export function wholeFrame(text: string): Buffer {
  const body = Buffer.from(text)
  const { length } = body
  const header = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = TEXT_FRAME
  if (header === 2) frame[1] = length
  else if (header === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  body.copy(frame, header)
  return frame
}

/**
 * The plain stream below a connection; nothing where messages are compressed or wait
 * for their turn.
 */
export function plainStream(wire: Wire): NetSocket | undefined {
  const { readyState, writeBuffer, transport } = wire
  const isReady =
    readyState === 'open' &&
    (writeBuffer?.length ?? 0) === 0 &&
    transport?.name === 'websocket' &&
    transport.writable === true &&
    !transport.perMessageDeflate
  return isReady ? transport.socket?.['_socket'] : undefined
}

/** Whether the other side leaves more unread than a snapshot may wait behind. */
export const isUnread = ({ transport }: Wire): boolean =>
  (transport?.socket?.['_socket']?.writableLength ?? 0) > MOST_UNREAD_BYTES
