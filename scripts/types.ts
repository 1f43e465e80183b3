// Checks every project of the monorepo with the TypeScript compiler; exits 1 when one fails.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'

const projects = [
  'tsconfig.json',
  ...globSync('{packages,apps}/*/tsconfig.json'),
  ...globSync('{e2e,bench}/tsconfig.json'),
]

const check = (project: string) =>
  new Promise<boolean>((resolve) => {
    const tsc = spawn('node_modules/.bin/tsc', ['-p', project, '--pretty'], { stdio: 'inherit' })
    tsc.on('exit', (code) => resolve(code === 0))
  })

let ok = true
for (const project of projects) ok = (await check(project)) && ok
process.exit(ok ? 0 : 1)
