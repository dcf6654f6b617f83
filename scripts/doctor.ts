import { askPassword } from './doctor/ask-password'
import { runDoctor } from './doctor/run-doctor'

/** `npm run doctor -- --upstream URL`: says what of an API fits the shop (docs/doctor.md). */
async function main(): Promise<void> {
  process.exitCode = await runDoctor({
    args: process.argv.slice(2),
    env: process.env,
    fetch: globalThis.fetch,
    askPassword: () => askPassword(process.stdin, process.stderr),
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  })
}

void main()
