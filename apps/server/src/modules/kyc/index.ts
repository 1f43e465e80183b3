export {
  barCpf,
  barredAmong,
  holdCpf,
  isBarred,
  findBarred,
  liftBarred,
  listBarred,
} from './barred.ts'
export { forgetPerson } from './forget.ts'
export { documentIdsOf, documentsOfPlayer, findRefusal } from './documents/of-player.ts'
export { sharingCpf, sharingPictures } from './linked.ts'
export { kycRoutes } from './routes.ts'
export { verifyAtRegistration } from './verify-at-registration.ts'
export { cpfsOf, findPerson, isWholePerson, personsOf } from './verify-person.ts'
export { countWaiting, decideBy, viewDocument, waitingDocuments } from './documents/desk.ts'
export type { Document } from './documents/document-store.ts'
export { picturesProgress } from './documents/accepted-pictures.ts'
export type { Progress } from './documents/accepted-pictures.ts'
export { endDocument } from './documents/end-document.ts'
export { personMark } from './documents/person-mark.ts'
export {
  findRegistration,
  isRegistered,
  keepRegistration,
} from './registration/registration-store.ts'
export type { Registration } from './registration/registration-store.ts'
export { hashedKyc, sealedKyc } from './sealed.ts'
export {
  confirmedByGroup,
  countRefused,
  findIdByCpf,
  identifiedAfter,
  identifiedAmong,
  listRefused,
} from './desk.ts'
