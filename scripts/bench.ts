import { measureBuild } from './bench/build/measure-build'
import { measureGateway } from './bench/gateway/measure-gateway'
import { readOptions } from './bench/options'
import { measurePages } from './bench/pages/measure-pages'
import { MeasuringFailed, stopPrograms, stopProgramsOnSignals } from './bench/programs'
import { measurePublish } from './bench/publish/measure-publish'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const measures = {
  pages: measurePages,
  build: measureBuild,
  gateway: measureGateway,
  publish: measurePublish,
}

/**
 * `npm run bench`: measures pages, builds, the gateway and publishing; slow results do not fail.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  for (const name of options.only) {
    say(`\n── ${name} ${'─'.repeat(76 - name.length)}`)
    await measures[name](options, say)
  }
}

stopProgramsOnSignals()
main()
  .catch((failure: unknown) => {
    const isExpected = failure instanceof MeasuringFailed
    process.stderr.write(`${isExpected ? failure.message : String(failure)}\n`)
    process.exitCode = 1
  })
  .finally(stopPrograms)
