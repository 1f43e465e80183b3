export { refusalText } from './refusals/index.ts'
export type { RefusalTexts } from './refusals/index.ts'
