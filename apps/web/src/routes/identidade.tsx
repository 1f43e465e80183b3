import { IdentityScreen } from '../features/kyc/identity-screen.tsx'

/** Documents and face of the player. */
export const IdentidadePage = () => <IdentityScreen />
