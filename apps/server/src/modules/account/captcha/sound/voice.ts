import { readFileSync } from 'node:fs'
import { fromMuLaw } from './mu-law.ts'

export const VOICE_HZ = 8_000

/** Of each character: itself in one byte, and the count of its samples in two. */
const HEAD_BYTES = 3

/** The characters of the captcha as a voice says them, in samples of 16 bits at `VOICE_HZ`. */
export const voice: ReadonlyMap<string, Int16Array> = readVoice(
  readFileSync(new URL('voice.bin', import.meta.url)),
)

function readVoice(file: Buffer): Map<string, Int16Array> {
  const clips = new Map<string, Int16Array>()
  for (let at = 0; at < file.length;) {
    const character = file.toString('latin1', at, at + 1)
    const from = at + HEAD_BYTES
    at = from + file.readUInt16LE(at + 1)
    clips.set(character, Int16Array.from(file.subarray(from, at), fromMuLaw))
  }
  return clips
}
