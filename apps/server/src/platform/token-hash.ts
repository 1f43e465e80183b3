import { createHash } from 'node:crypto'

/**
 * What is kept of a secret of 256 bits of chance that its owner shows again; a password needs more.
 */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
