// `npm test`: installs what is missing, then checks and tests everything on the pinned Node.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { install, productEnv, productNode, root } from './install.mjs'

install()
const node = productNode()
const run = spawn(node, [join(root, 'scripts', 'test', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...productEnv(), PATH: `${dirname(node)}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal))
run.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
