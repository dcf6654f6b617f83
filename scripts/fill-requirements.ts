import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { citedRows, requirementsFile } from './requirements/cited-rows'

const row = /^\| (R\d{3}) \| (.+) \| .*\|$/

/** Part of `npm run fix`: writes into docs/requirements.md which tests cite each requirement. */
function fillRequirements(root: string): void {
  const file = join(root, requirementsFile)
  const testedBy = citedRows(root)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      const [, id = '', text] = row.exec(line) ?? []
      if (!text) return line
      const files = (testedBy.get(id) ?? []).map((path) => `\`${path}\``)
      return `| ${id} | ${text} | ${files.length > 0 ? `${files.join(', ')} ` : ''}|`
    })
  writeFileSync(file, lines.join('\n'))
  const count = lines.filter((line) => /^\| R\d{3} .*` \|$/.test(line)).length
  process.stdout.write(`${requirementsFile}: ${count} rows are tested\n`)
}

fillRequirements(process.cwd())
