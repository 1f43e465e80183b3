import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const param = () => ({
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
})

/** Stands in for the sound of the device: jsdom has none. */
const device = { opened: 0, tones: 0 }

class DeviceSound {
  readonly currentTime = 0
  readonly destination = {}
  readonly state = 'running'
  constructor() {
    device.opened += 1
  }
}

class Tone {
  readonly frequency = param()
  connect(to: object) {
    return to
  }
  start() {
    device.tones += 1
  }
  stop() {}
}

class Level {
  readonly gain = param()
  connect(to: object) {
    return to
  }
}

beforeEach(() => {
  vi.resetModules()
  Object.assign(device, { opened: 0, tones: 0 })
  vi.stubGlobal('AudioContext', DeviceSound)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Level)
})
afterEach(() => vi.unstubAllGlobals())

const CUES = ['tap', 'chip', 'reveal', 'tick', 'win', 'bigWin', 'lose', 'error'] as const

async function fresh() {
  const [{ playCue }, { chooseSetting }] = await Promise.all([
    import('./sound.ts'),
    import('./settings.ts'),
  ])
  return { playAll: () => CUES.forEach((cue) => playCue(cue)), chooseSetting }
}

test('a game makes no sound until the player wants it: not even the device is opened', async () => {
  const { playAll } = await fresh()
  playAll()
  expect(device).toEqual({ opened: 0, tones: 0 })
})

test('sound that was switched off makes no sound, also after the page is loaded again', async () => {
  const { playAll, chooseSetting } = await fresh()
  chooseSetting({ sound: true })
  playAll()
  expect(device.opened).toBe(1)
  const played = device.tones
  expect(played).toBeGreaterThan(CUES.length)
  chooseSetting({ sound: false })
  playAll()
  expect(device.tones).toBe(played)

  vi.resetModules()
  const again = await fresh()
  again.playAll()
  expect(device).toEqual({ opened: 1, tones: played })
})

test('a page that nobody looks at makes no sound', async () => {
  const { playAll, chooseSetting } = await fresh()
  chooseSetting({ sound: true })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  playAll()
  hidden.mockRestore()
  expect(device.tones).toBe(0)
})

test('a round that gives no more than its stake back has no sound, and no loss one of joy', async () => {
  const { cueFor } = await import('./sound.ts')
  const cue = (payout: string) => cueFor({ stake: '2.00', payout })
  expect(['2.01', '20.00', '0.00'].map(cue)).toEqual(['win', 'bigWin', 'lose'])
  expect(['0.01', '1.99', '2.00'].map(cue)).toEqual([null, null, null])
})
