export { hashedRegister, listLocally, localRegister } from './register.ts'
export type { ExclusionRegister, RegisterAnswer } from './register.ts'
