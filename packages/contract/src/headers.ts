/** Header names of every request, spelled as the specification spells them. */
export const headerNames = {
  authorization: 'Authorization',
  zone: 'zone',
  lang: 'lang',
  currency: 'curreny',
  deviceId: 'deviceId',
  devices: 'devices',
  idempotencyKey: 'Idempotency-Key',
} as const

/** The fixed value of the `devices` header for the web app. */
export const WEB_DEVICE = 'BWEBAPP'
