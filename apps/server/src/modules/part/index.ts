export { closedParts, isPartOpen, opensParts, refuseWhenClosed } from './part-open.ts'
