import { findOffences } from './find-offences'

const { offences, files } = findOffences(process.cwd())
for (const { path, line, message } of offences) {
  process.stdout.write(`${path}:${line} ${message}\n`)
}
process.stdout.write(`${offences.length} offences in ${files} files\n`)
process.exitCode = offences.length > 0 || files === 0 ? 1 : 0
