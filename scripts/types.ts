// Checks every project of the monorepo with the TypeScript compiler; exits 1 when one fails.
import { execFileSync, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'

/** The first checks all that runs in Node at once: most of it is read by several of its projects. */
const projects = [
  'tsconfig.json',
  'packages/ui/tsconfig.json',
  'apps/backoffice/tsconfig.json',
  'apps/web/tsconfig.json',
  'e2e/tsconfig.json',
]

/** Whether a workspace asks for a package that is not here, as after a change of the lock. */
const isMissingPackages = () =>
  globSync('{packages,apps}/*/package.json').some((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: object
      devDependencies?: object
    }
    return Object.keys({ ...dependencies, ...devDependencies }).some(
      (name) =>
        !existsSync(`node_modules/${name}`) &&
        !existsSync(join(dirname(file), 'node_modules', name)),
    )
  })

if (isMissingPackages()) {
  // without its own notes npm looks at what is really there
  rmSync('node_modules/.package-lock.json', { force: true })
  execFileSync('npm', ['install', '--no-save'], { stdio: 'inherit' })
}

const check = (project: string) =>
  new Promise<boolean>((resolve) => {
    const tsc = spawn('node_modules/.bin/tsc', ['-p', project, '--pretty'], { stdio: 'inherit' })
    tsc.on('exit', (code) => resolve(code === 0))
  })

let ok = true
for (const project of projects) ok = (await check(project)) && ok
process.exit(ok ? 0 : 1)
