import { publishBuild } from '#scripts/publish/publish-build'
import { rollBack } from '#scripts/rebuild/releases'
import { finishedBuildAt } from './finished-build'
import { writeRound } from './publish-rounds'

const [project = '', name = ''] = process.argv.slice(2)

/** Publishes and rolls back until it is killed: `tsx publish-repeatedly.ts <folder> <name>`. */
async function main(): Promise<void> {
  const build = finishedBuildAt(project)
  process.send?.('begins')
  for (let round = 0; ; round += 1) {
    await writeRound(build, `${name}x${round}`)
    await publishBuild({ project, now: Date.now })
    for (let times = 0; times < 8; times += 1) await rollBack(project)
  }
}

void main()
