import { expect, test } from 'vitest'
import { systemRng } from '../../../../platform/chance.ts'
import { captchaAlphabet } from '../glyphs.ts'
import { speak } from './speak.ts'
import { voice, VOICE_HZ } from './voice.ts'

const samplesOf = (wav: Buffer) =>
  Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2))

/** How alike two sounds are, from 0 to 1, wherever the shorter one fits best. */
function likeness(sound: readonly number[], clip: readonly number[]): number {
  let best = 0
  for (let shift = 0; shift + clip.length < sound.length; shift += 16) {
    let [both, one, other] = [0, 0, 0]
    for (let at = 0; at < clip.length; at += 8) {
      const [a, b] = [sound[shift + at]!, clip[at]!]
      both += a * b
      one += a * a
      other += b * b
    }
    best = Math.max(best, both / Math.sqrt(one * other || 1))
  }
  return best
}

test('the voice says every character of the captcha, each for half a second to two', () => {
  expect([...voice.keys()].join('')).toBe(captchaAlphabet)
  for (const clip of voice.values()) {
    expect(clip.length / VOICE_HZ).toBeGreaterThan(0.25)
    expect(clip.length / VOICE_HZ).toBeLessThan(2)
    expect(Math.max(...clip)).toBeGreaterThan(10_000)
  }
})

test('a sound is a WAV of the characters in their order, and another one each time', () => {
  const [sound, again] = [speak('M7', systemRng), speak('M7', systemRng)]
  expect(sound.toString('latin1', 0, 4)).toBe('RIFF')
  expect(sound.readUInt32LE(4)).toBe(sound.length - 8)
  expect(sound.toString('latin1', 8, 16)).toBe('WAVEfmt ')
  expect([sound.readUInt16LE(20), sound.readUInt16LE(22), sound.readUInt32LE(24)]).toEqual([
    1,
    1,
    VOICE_HZ,
  ])
  expect(sound.equals(again)).toBe(false)
  const asRecorded = { ...systemRng, below: (below: number) => below >> 1 }
  const said = samplesOf(speak('M7', asRecorded))
  const half = said.length >> 1
  for (const [character, part] of [
    ['M', said.slice(0, half + VOICE_HZ)],
    ['7', said.slice(half - VOICE_HZ / 2)],
  ] as const) {
    const alike = [...voice].map(([name, clip]) => [name, likeness(part, [...clip])] as const)
    const [best] = alike.toSorted((a, b) => b[1] - a[1])
    expect(best![0]).toBe(character)
  }
  expect(() => speak('ç', systemRng)).toThrow(RangeError)
})
