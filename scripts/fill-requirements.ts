import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filledRequirements, requirementsFile } from './requirements/filled-requirements'

writeFileSync(join(process.cwd(), requirementsFile), filledRequirements(process.cwd()))
process.stdout.write(`${requirementsFile}: ${count()} rows are shown by a test\n`)

function count(): number {
  const text = readFileSync(join(process.cwd(), requirementsFile), 'utf8')
  return text.split('\n').filter((line) => /^\| R\d{3} .*` \|$/.test(line)).length
}
