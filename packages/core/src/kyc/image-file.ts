/** The kinds of picture that an identity is shown with. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type ImageType = (typeof imageTypes)[number]

export type ImageFile = {
  readonly type: ImageType
  readonly width: number
  readonly height: number
}

/**
 * What a file is by its own bytes, whatever it is called; null where it is none of the kinds, or
 * its first part cannot be read. Formats: ISO/IEC 10918-1, PNG (ISO/IEC 15948), RFC 9649.
 */
export function readImage(bytes: Uint8Array): ImageFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readWebp(view) ?? readJpeg(view)
  } catch (error) {
    // a file that ends before its own header does
    if (error instanceof RangeError) return null
    throw error
  }
}

const PNG_SIGNATURE = 0x89504e470d0a1a0an
const IHDR = 0x49484452

function readPng(view: DataView): ImageFile | null {
  if (view.getBigUint64(0) !== PNG_SIGNATURE || view.getUint32(12) !== IHDR) return null
  return sized('image/png', view.getUint32(16), view.getUint32(20))
}

const RIFF = 0x52494646
const WEBP = 0x57454250
const VP8 = 0x56503820
const VP8L = 0x5650384c
const VP8X = 0x56503858

function readWebp(view: DataView): ImageFile | null {
  if (view.getUint32(0) !== RIFF || view.getUint32(8) !== WEBP) return null
  switch (view.getUint32(12)) {
    case VP8:
      return sized(
        'image/webp',
        view.getUint16(26, true) & 0x3fff,
        view.getUint16(28, true) & 0x3fff,
      )
    case VP8L: {
      const bits = view.getUint32(21, true)
      return sized('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case VP8X:
      return sized('image/webp', read24(view, 24) + 1, read24(view, 27) + 1)
    default:
      return null
  }
}

const read24 = (view: DataView, at: number) =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)

const SOI = 0xffd8
const LONGEST_MARKERS = 500

/** Frames of every coding but the marks between them that look alike: DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function readJpeg(view: DataView): ImageFile | null {
  if (view.getUint16(0) !== SOI) return null
  let at = 2
  for (let count = 0; count < LONGEST_MARKERS; count++) {
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    if (view.getUint8(at - 1) !== 0xff) return null
    if (isFrame(marker)) return sized('image/jpeg', view.getUint16(at + 6), view.getUint16(at + 4))
    at += 1 + view.getUint16(at + 1)
  }
  return null
}

const sized = (type: ImageType, width: number, height: number): ImageFile | null =>
  width > 0 && height > 0 ? { type, width, height } : null
