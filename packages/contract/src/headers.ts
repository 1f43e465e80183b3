/** Header names of every request, spelled as the specification spells them. */
export const headerNames = {
  authorization: 'Authorization',
  zone: 'zone',
  lang: 'lang',
  currency: 'curreny',
  deviceId: 'deviceId',
  devices: 'devices',
  idempotencyKey: 'Idempotency-Key',
  /**
   * Seconds since a person last touched the app, so that what it asks by itself is no
   * act of theirs.
   */
  rested: 'rested',
} as const

/** The fixed value of the `devices` header for the web app. */
export const WEB_DEVICE = 'BWEBAPP'
