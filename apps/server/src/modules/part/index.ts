export { isPartOpen, opensParts, refuseWhenClosed } from './part-open.ts'
