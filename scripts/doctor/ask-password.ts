import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { DoctorRefused } from './doctor-refused'

/**
 * Asks for a password without showing what is typed.
 * @throws DoctorRefused where nobody sits at a terminal
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
