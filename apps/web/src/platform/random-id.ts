/** A version 4 UUID; also on plain-http origins, where `crypto.randomUUID` is missing. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The 8-digit id that a captcha is asked for with. */
export function randomCodeId(): string {
  const [value] = crypto.getRandomValues(new Uint32Array(1))
  return String(value! % 100_000_000).padStart(8, '0')
}
