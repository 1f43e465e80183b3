import { expect, test } from 'vitest'
import { systemRng } from '../../../../platform/chance.ts'
import { captchaAlphabet } from '../glyphs.ts'
import { speak } from './speak.ts'
import { voice, VOICE_HZ } from './voice.ts'

const samplesOf = (wav: Buffer) =>
  Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2))

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
  expect(() => speak('ç', systemRng)).toThrow(RangeError)
})

test('where chance stays in the middle each character is said as it was recorded, after a pause', () => {
  const middle = { ...systemRng, below: (below: number) => below >> 1 }
  const said = samplesOf(speak('M7', middle))
  const pause = Array.from({ length: 0.4 * VOICE_HZ }, () => 0)
  const clip = (character: string) =>
    Array.from(voice.get(character)!, (sample) => Math.round(sample * 0.775))
  const whole = [...pause, ...clip('M'), ...pause, ...clip('7'), ...pause]
  expect(said).toHaveLength(whole.length)
  const furthest = said.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - whole[at]!)),
    0,
  )
  expect(furthest).toBeLessThanOrEqual(1)
})
