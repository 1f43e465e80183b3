import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImage } from './image-file.ts'

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'))

const png = hex('89504e470d0a1a0a 0000000d 49484452 00000280 000001e0 0806000000')
const jpeg = hex(
  'ffd8 ffe0 0010 4a46494600010100000100010000 ffc4 0004 0000 ffc2 0011 08 01e0 0280 03',
)
const lossy = hex('52494646 00000000 57454250 56503820 00000000 300000 9d012a 8002 e001')
const lossless = hex('52494646 00000000 57454250 5650384c 00000000 2f 7fc27700')
const extended = hex('52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100')

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', lossy],
  ['image/webp', lossless],
  ['image/webp', extended],
] as const)('%s is known by its bytes, with its size', (type, bytes) => {
  expect(readImage(bytes)).toEqual({ type, width: 640, height: 480 })
  const cuts = Array.from(bytes, (_, length) => readImage(bytes.subarray(0, length)))
  expect(cuts.every((cut) => cut === null || cut.type === type)).toBe(true)
})

test.each([
  ['a page', '<html><script>alert(1)</script></html>'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a document', '%PDF-1.7'],
  ['a GIF', 'GIF89a@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@'],
  ['nothing', ''],
])('%s is no picture', (_what, text) => {
  expect(readImage(new TextEncoder().encode(text))).toBeNull()
})

test('whatever the bytes are, they are read without an error and in bounded time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(png, jpeg, lossy, lossless, extended, hex('ffd8')),
      fc.nat(40),
      fc.uint8Array({ maxLength: 400 }),
      (start, kept, rest) => {
        const image = readImage(Uint8Array.from([...start.subarray(0, kept), ...rest]))
        expect(image === null || (image.width > 0 && image.height > 0)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
  expect(readImage(new Uint8Array(0))).toBeNull()
})
