import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerPath } from '#contract/site/site-headers'
import { buildWorker } from '#scripts/publish/build-worker'
import { placeFiles } from '#scripts/publish/place-files'
import { buildNotePaths, writeBuildNotes } from '#scripts/publish/write-manifest'

/** A published site that can be replaced by a later version, as by a new build. */
export interface LaterSite {
  /** The served folder: a link that is replaced. */
  folder: string
  /** Publishes a version with the notes and the worker of another build. */
  publish: (id: string) => Promise<void>
  remove: () => Promise<void>
}

/** @param first folder of a published site; it is not changed */
export async function startLaterSite(first: string): Promise<LaterSite> {
  const home = await mkdtemp(join(tmpdir(), 'later-site-'))
  const folder = join(home, 'served')
  const link = async (version: string) => {
    const beside = join(home, `link-${version}`)
    await symlink(version, beside)
    await rename(beside, folder)
  }
  await cp(first, join(home, 'first'), { recursive: true, dereference: true })
  await link('first')
  return {
    folder,
    publish: async (id) => {
      const version = join(home, id)
      await cp(join(home, 'first'), version, { recursive: true })
      await renewNotes(version, id)
      await link(id)
    },
    remove: () => rm(home, { recursive: true, force: true }),
  }
}

async function renewNotes(version: string, id: string): Promise<void> {
  const files = join(version, 'files')
  const script = await buildWorker('serving')
  const shells = JSON.parse(
    /SHELL_FILES=(\[.*?\]);\n/.exec(await readFile(join(files, workerPath), 'utf8'))?.[1] ?? '[]',
  )
  await writeFile(join(files, workerPath), script.of(id, shells))
  await writeBuildNotes(files, id, Date.now(), { pages: [] })
  const places = [...buildNotePaths(id), workerPath]
  const placed = await placeFiles(places, { from: files, to: files })
  const renewed = Object.fromEntries(Object.entries(placed).map(([path, { file }]) => [path, file]))
  const manifest = join(version, 'manifest/files.json')
  const known = JSON.parse(await readFile(manifest, 'utf8'))
  await writeFile(manifest, JSON.stringify({ ...known, ...renewed }))
}
