import type { Rng } from '../../../../platform/chance.ts'
import { voice, VOICE_HZ } from './voice.ts'
import { wavOf } from './wav.ts'

const NOISE = 420
const LOUDEST = 32_767

/**
 * Speaks characters one after the other as a WAV of 16 bits: each a little faster or slower and
 * louder or softer by chance, with pauses of chance and grain over the whole, so that no two sounds
 * of a text are alike.
 */
export function speak(text: string, rng: Rng): Buffer {
  const between = (low: number, high: number) => low + ((high - low) * rng.below(10_000)) / 10_000
  const pause = () => new Float64Array(Math.round(between(0.25, 0.55) * VOICE_HZ))
  const parts: Float64Array[] = [pause()]
  for (const character of text) {
    const clip = voice.get(character)
    if (!clip) throw new RangeError(`nobody has said ${character}`)
    parts.push(stretched(clip, { speed: between(0.9, 1.1), loudness: between(0.6, 0.95) }), pause())
  }
  const samples = parts.flatMap((part) => [...part]).map((sample) => grained(sample, rng))
  return wavOf(Int16Array.from(samples), VOICE_HZ)
}

function stretched(
  clip: Int16Array,
  { speed, loudness }: { readonly speed: number; readonly loudness: number },
): Float64Array {
  return Float64Array.from({ length: Math.floor(clip.length / speed) }, (_, index) => {
    const at = index * speed
    const before = Math.floor(at)
    const [one = 0, next = one] = [clip[before], clip[before + 1]]
    return (one + (next - one) * (at - before)) * loudness
  })
}

const grained = (sample: number, rng: Rng) =>
  Math.max(-LOUDEST, Math.min(LOUDEST, Math.round(sample + rng.below(2 * NOISE) - NOISE)))
