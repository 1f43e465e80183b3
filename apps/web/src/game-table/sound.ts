import { useGameSettings } from './settings.ts'
import { toneOf } from './round-life.ts'

export type Cue = 'tap' | 'chip' | 'reveal' | 'tick' | 'win' | 'bigWin' | 'lose' | 'error'

/** One voice of a cue: a tone that glides from one pitch to another and dies away. */
type Voice = {
  readonly shape: OscillatorType
  readonly fromHz: number
  readonly toHz: number
  readonly atMs: number
  readonly lengthMs: number
  readonly volume: number
}

const voice = (
  shape: OscillatorType,
  [fromHz, toHz]: readonly [number, number],
  [atMs, lengthMs]: readonly [number, number],
  volume: number,
): Voice => ({ shape, fromHz, toHz, atMs, lengthMs, volume })

const CUES: Readonly<Record<Cue, readonly Voice[]>> = {
  tap: [voice('triangle', [420, 300], [0, 45], 0.1)],
  chip: [
    voice('triangle', [880, 1200], [0, 40], 0.06),
    voice('sine', [1760, 1500], [25, 60], 0.05),
  ],
  reveal: [voice('sine', [523, 784], [0, 120], 0.12)],
  tick: [voice('square', [1400, 1200], [0, 18], 0.025)],
  win: [
    voice('triangle', [659, 659], [0, 130], 0.12),
    voice('triangle', [784, 784], [90, 130], 0.12),
    voice('triangle', [988, 988], [180, 220], 0.12),
  ],
  bigWin: [
    voice('triangle', [523, 523], [0, 140], 0.13),
    voice('triangle', [659, 659], [100, 140], 0.13),
    voice('triangle', [784, 784], [200, 140], 0.13),
    voice('triangle', [1047, 1047], [300, 420], 0.13),
    voice('sine', [1568, 1568], [300, 420], 0.06),
  ],
  lose: [voice('sine', [260, 196], [0, 160], 0.08)],
  error: [
    voice('triangle', [220, 180], [0, 140], 0.1),
    voice('triangle', [180, 150], [120, 160], 0.1),
  ],
}

let context: AudioContext | undefined

/** Plays a synthesised cue, where the player wants sounds and looks at the page. */
export function playCue(cue: Cue | null) {
  if (cue === null || !useGameSettings.getState().sound || document.hidden) return
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const one of CUES[cue]) sing(context, one)
}

function sing(audio: AudioContext, { shape, fromHz, toHz, atMs, lengthMs, volume }: Voice) {
  const start = audio.currentTime + atMs / 1000
  const end = start + lengthMs / 1000
  const tone = new OscillatorNode(audio, { type: shape, frequency: fromHz })
  const level = new GainNode(audio, { gain: 0 })
  tone.frequency.setValueAtTime(fromHz, start)
  tone.frequency.exponentialRampToValueAtTime(toHz, end)
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(volume, start + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, end)
  tone.connect(level).connect(audio.destination)
  tone.start(start)
  tone.stop(end + 0.02)
}

const BIG_WIN = 10

/** The cue of a told round: none where no more than the stake came back, a soft one where nothing did. */
export function cueFor(round: { readonly stake: string; readonly payout: string }): Cue | null {
  const tone = toneOf(round)
  if (tone !== 'won') return tone === 'lost' ? 'lose' : null
  return Number(round.payout) >= Number(round.stake) * BIG_WIN ? 'bigWin' : 'win'
}
