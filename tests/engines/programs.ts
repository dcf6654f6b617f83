import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = {
  firefox: ['firefox-esr', 'firefox'],
  WebKitWebDriver: ['WebKitWebDriver'],
  Xvfb: ['Xvfb'],
  openssl: ['openssl'],
}

type ProgramName = keyof typeof names

/** Runs before all engine tests, so that a missing program is reported once. */
export default function requirePrograms(): void {
  for (const name of Object.keys(names) as ProgramName[]) programPath(name)
}

/** Path of a program that the engines need; throws an error with the packages to install. */
export function programPath(program: ProgramName): string {
  const folders = (process.env.PATH || '').split(delimiter)
  const found = folders
    .flatMap((folder) => names[program].map((name) => join(folder, name)))
    .find(isProgram)
  if (found) return found
  throw new Error(
    `No ${names[program].join(' or ')} was found. ` +
      'On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb openssl',
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
