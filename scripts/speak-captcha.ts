// Has eSpeak NG (1.51) speak the characters of the captcha, in Portuguese, and writes them as one file:
//   node scripts/speak-captcha.ts
// For each character: its byte, the count of its samples in two bytes, and the samples, µ-law at 8 kHz.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const target = join(
  import.meta.dirname,
  '../apps/server/src/modules/account/captcha/sound/voice.bin',
)
const WAV_HEADER_BYTES = 44
const FROM_HZ = 22_050
const TO_HZ = 8_000
const CUT_HZ = 3_600
const REACH = 24
const PEAK = 26_000
const SILENCE = 200

/** A letter is followed by a word, as on the telephone: their names alone are too much alike. */
const spoken: Readonly<Record<string, string>> = {
  2: 'dois',
  3: 'três',
  4: 'quatro',
  6: 'meia dúzia',
  7: 'sete',
  9: 'nove',
  A: 'á de amor',
  C: 'cê de casa',
  D: 'dê de dado',
  E: 'é de escola',
  F: 'éfe de festa',
  H: 'agá de hotel',
  J: 'jota de janela',
  K: 'cá de quilo',
  M: 'ême de Maria',
  N: 'êne de navio',
  P: 'pê de porta',
  R: 'érre de rua',
  T: 'tê de tatu',
  U: 'u de uva',
  V: 'vê de vaca',
  W: 'dáblio',
  X: 'xis de xícara',
  Y: 'ípsilon',
  Z: 'zê de zebra',
}

function speak(words: string): number[] {
  const wav = execFileSync('espeak-ng', ['-v', 'pt-br', '-s', '155', '--stdout', words])
  const body = wav.subarray(WAV_HEADER_BYTES)
  return Array.from({ length: body.length >> 1 }, (_, i) => body.readInt16LE(i * 2))
}

/** At 8 kHz, by a windowed sinc that lets nothing through above what that rate can carry. */
function slower(samples: readonly number[]): number[] {
  const length = Math.floor((samples.length * TO_HZ) / FROM_HZ)
  const width = (2 * CUT_HZ) / FROM_HZ
  return Array.from({ length }, (_, i) => {
    const at = (i * FROM_HZ) / TO_HZ
    let sum = 0
    for (let j = Math.ceil(at - REACH); j <= at + REACH; j++) {
      const x = (at - j) * width * Math.PI
      const sinc = x === 0 ? 1 : Math.sin(x) / x
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (at - j)) / REACH)
      sum += (samples[j] ?? 0) * sinc * window * width
    }
    return sum
  })
}

function trimmed(samples: readonly number[]): number[] {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const loud = samples.map((sample) => (sample * PEAK) / peak)
  const heard = (sample: number) => Math.abs(sample) > SILENCE
  return loud.slice(loud.findIndex(heard), loud.findLastIndex(heard) + 1)
}

/** ITU-T G.711 µ-law of a 16-bit sample. */
function muLaw(sample: number): number {
  const size = Math.min(Math.abs(Math.round(sample)), 32_635) + 132
  const exponent = 24 - Math.clz32(size)
  const mantissa = (size >> (exponent + 3)) & 15
  return ~((sample < 0 ? 128 : 0) | (exponent << 4) | mantissa) & 255
}

const clips = Object.entries(spoken).map(([character, words]) => {
  const bytes = trimmed(slower(speak(words))).map(muLaw)
  const head = Buffer.alloc(3)
  head.write(character, 'latin1')
  head.writeUInt16LE(bytes.length, 1)
  console.log(`${character} ${words}: ${(bytes.length / TO_HZ).toFixed(2)} s`)
  return Buffer.concat([head, Buffer.from(bytes)])
})
writeFileSync(target, Buffer.concat(clips))
