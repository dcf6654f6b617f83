import { existsSync } from 'node:fs'
import { run } from './children.mjs'
import { Fault, log } from './script.mjs'

const nginxFiles = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']
const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static']

/** Installs Debian's nginx with its Brotli module if run as root; the tests start it themselves. */
export const readyNginx = () => readyPackages(nginxFiles, nginxPackages)

/** Installs Debian's jq, which carries out upload plans, if run as root. */
export const readyJq = () => readyPackages(['/usr/bin/jq'], ['jq'])

async function readyPackages(files, packages) {
  if (files.every(existsSync)) return
  const [first] = packages
  const command = `apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() !== 0) throw new Fault(`${first} is missing. As root: ${command}`)
  log(`Installing ${first} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], env)
  const [name, ...args] = command.split(' ')
  const status = await run(name, args, env)
  if (status !== 0) throw new Fault(`${first} could not be installed: ${command}`)
}
