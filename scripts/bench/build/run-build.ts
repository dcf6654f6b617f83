import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { manifestNames, siteFiles } from '../../../contract/site/site-manifest'
import { MeasuringFailed } from '../measuring-failed'
import { type Program, startProgram } from '../programs'
import { peakMemory } from './process-memory'

/** What one build took. */
export interface BuildFigures {
  pages: number
  /** Whole command: reading, building, publishing. */
  seconds: number
  /** Gatsby alone. */
  gatsbySeconds: number
  /** Highest memory of all its processes together, in MiB. */
  peakMib: number | null
}

/**
 * Runs `npm run build` of a copy of the project against an upstream.
 * @throws MeasuringFailed with the end of what the build wrote, where it did not work out.
 */
export async function runBuild(project: string, upstream: string): Promise<BuildFigures> {
  const began = Date.now()
  const build = startProgram({
    command: process.execPath,
    args: ['scripts/build.mjs'],
    log: join(project, '.bench-build.log'),
    folder: project,
    env: { UPSTREAM_URL: upstream, NODE_ENV: 'production', CONTENT_DROP_ALLOWED: '' },
  })
  const [gatsbyEnd, peakMib, code] = await Promise.all([
    momentOf(build, 'Publishing …'),
    peakMemory(build.pid, build.ended),
    build.ended,
  ])
  const ended = Date.now()
  await build.stop()
  if (code !== 0) throw new MeasuringFailed(`A build failed.\n${build.output().slice(-3000)}`)
  return {
    pages: await pageCount(project),
    seconds: (ended - began) / 1000,
    gatsbySeconds: (gatsbyEnd - began) / 1000,
    peakMib,
  }
}

/** When a program first wrote some words, to a fifth of a second; its end, where it never did. */
async function momentOf(program: Program, words: string): Promise<number> {
  let isOver = false
  void program.ended.then(() => {
    isOver = true
  })
  while (!isOver && !program.output().includes(words)) {
    await Promise.race([program.ended, sleep(200)])
  }
  return Date.now()
}

async function pageCount(project: string): Promise<number> {
  const text = await readFile(join(project, 'dist/manifest', manifestNames.files), 'utf8')
  return Object.keys(siteFiles.parse(JSON.parse(text))).filter((path) => path.endsWith('.html'))
    .length
}
