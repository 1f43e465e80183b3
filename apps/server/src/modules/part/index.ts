export { closedParts, isPartOpen, memberOf, opensParts, refuseWhenClosed } from './part-open.ts'
