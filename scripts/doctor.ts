import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { defaultHealthTimeoutMs } from '#upstream/client'
import { createUpstreamPool } from '#upstream/upstream-pool'
import { DoctorRefused } from './doctor/options'
import { runDoctor } from './doctor/run-doctor'

/** `npm run doctor -- --upstream URL`: reports whether an API fits the shop (docs/doctor.md). */
async function main(): Promise<void> {
  // The gateway's own client, so that the doctor sees what it would see.
  const pool = createUpstreamPool(defaultHealthTimeoutMs)
  process.exitCode = await runDoctor({
    args: process.argv.slice(2),
    env: process.env,
    fetch: pool.fetch,
    askPassword: () => askPassword(process.stdin, process.stderr),
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  })
  await pool.close()
}

void main()

/**
 * Reads a password from the terminal without echo.
 * @throws DoctorRefused without a terminal
 */
export async function askPassword(input: NodeJS.ReadStream, output: Writable): Promise<string> {
  if (!input.isTTY) throw new DoctorRefused('without a terminal, DOCTOR_PASSWORD must be set')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: silent, terminal: true })
  output.write('Password: ')
  const typed = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
  })
  lines.close()
  output.write('\n')
  if (typed === '') throw new DoctorRefused('no password was given')
  return typed
}
