import { type ProgramName, programPath } from './programs'

const needed: readonly ProgramName[] = ['firefox', 'WebKitWebDriver', 'Xvfb', 'openssl']

/** Runs before all walks: what is not installed is one clear error. */
export default function demandPrograms(): void {
  for (const name of needed) programPath(name)
}
