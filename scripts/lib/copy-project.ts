import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at, Fault, root } from './script'

/** Output of builds and installations. */
const made = ['node_modules', '.git', '.cache', '.data', 'public', 'dist', 'test-results']

/** Copies the project as it is in the working tree; returns its folder. Releases are beside it. */
export async function copyProject(folder: string): Promise<string> {
  const project = join(folder, 'project')
  for (const name of await readdir(root)) {
    if (made.includes(name)) continue
    await cp(at(name), join(project, name), { recursive: true, preserveTimestamps: true })
  }
  // Linked if both folders are on one disk: copying packages takes a minute.
  const copied = ['-al', '-a'].some(
    (how) => spawnSync('cp', [how, at('node_modules'), project]).status === 0,
  )
  if (!copied) throw new Fault(`The packages could not be copied to ${project}.`)
  const lockfile = await readFile(at('package-lock.json'))
  await mkdir(join(project, '.data'))
  // The packages are those of the lockfile: nothing is installed.
  const stamp = createHash('sha256').update(lockfile).digest('hex')
  await writeFile(join(project, '.data/installed'), stamp)
  return project
}
