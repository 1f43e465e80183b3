// `npm start`: installs what is missing, then runs the whole product on the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, productEnv, productNode, root } from './install.mjs'

install()
const product = spawn(productNode(), [join(root, 'scripts', 'product', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: productEnv(),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill(signal))
product.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
