import type { UpstreamFetch } from '../../upstream/client'
import { DoctorRefused } from './doctor-refused'
import { examine } from './examine'
import { readOptions, usage } from './options'
import { reportOf } from './report'

/** Everything that the command does not do itself. */
export interface DoctorDependencies {
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  fetch: UpstreamFetch
  askPassword: () => Promise<string>
  print: (text: string) => void
  printError: (text: string) => void
}

/** Examines an API and prints what was found; gives the code that the command ends with. */
export async function runDoctor(deps: DoctorDependencies): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(deps.args, deps.env)
    if (options === 'help') {
      deps.print(`${usage}\n`)
      return 0
    }
    const isAsked = options.email !== null && options.password === null
    const password = isAsked ? await deps.askPassword() : options.password
    const examination = await examine({ ...options, password }, deps.fetch)
    deps.print(reportOf(examination))
    return examination.allFits ? 0 : 1
  } catch (failure) {
    if (!(failure instanceof DoctorRefused)) throw failure
    deps.printError(`Nothing was examined. ${failure.message}\n`)
    return 2
  }
}
