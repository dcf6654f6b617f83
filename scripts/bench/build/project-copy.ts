import { spawnSync } from 'node:child_process'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MeasuringFailed } from '../measuring-failed'

/** Made by builds and installations, not by people. */
const made = ['node_modules', '.git', '.cache', '.data', '.site', 'public', 'dist', 'test-results']

/** Copies the project, as it lies in the working tree, without anything that was built. */
export async function copyProject(folder: string): Promise<void> {
  const origin = process.cwd()
  for (const name of await readdir(origin)) {
    if (made.includes(name)) continue
    await cp(join(origin, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  }
  copyPackages(join(origin, 'node_modules'), folder)
}

/** Links the packages where both folders lie on one disk: copying them takes a minute. */
function copyPackages(from: string, folder: string): void {
  if (spawnSync('cp', ['-al', from, folder]).status === 0) return
  if (spawnSync('cp', ['-a', from, folder]).status === 0) return
  throw new MeasuringFailed(`The packages could not be copied to ${folder}.`)
}
