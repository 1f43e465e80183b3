/** Loaded with the first passkey: its three hundred files are a tenth of what a start would read. */
export const webauthn = () => import('@simplewebauthn/server')
