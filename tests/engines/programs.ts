import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = {
  firefox: ['firefox-esr', 'firefox'],
  WebKitWebDriver: ['WebKitWebDriver'],
  Xvfb: ['Xvfb'],
  openssl: ['openssl'],
}

export type ProgramName = keyof typeof names

/** Where a program lies that the engines need; its absence is an error that says what to install. */
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
