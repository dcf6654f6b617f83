import { authPath, restPath } from '#upstream/api'
import type { UpstreamFetch } from '#upstream/client'
import { type Examination, examine } from './examine'
import { DoctorRefused, readOptions, usage } from './options'
import type { CheckResult, Finding } from './run-check'

/** Dependencies that the command provides. */
export interface DoctorDeps {
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  fetch: UpstreamFetch
  askPassword: () => Promise<string>
  print: (text: string) => void
  printError: (text: string) => void
}

/** Examines an API, prints the result, and returns the exit code of the command. */
export async function runDoctor(deps: DoctorDeps): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(deps.args, deps.env)
    if (options === 'help') {
      deps.print(`${usage}\n`)
      return 0
    }
    const isAsked = options.email !== null && options.password === null
    const password = isAsked ? await deps.askPassword() : options.password
    const examination = await examine({ ...options, password }, deps.fetch)
    deps.print(reportOf(examination))
    return examination.allFits ? 0 : 1
  } catch (failure) {
    if (!(failure instanceof DoctorRefused)) throw failure
    deps.printError(`Nothing was examined. ${failure.message}\n`)
    return 2
  }
}

const width = 80
const endpointWidth = 38

/** The examination as plain text, readable on 80 columns. */
export function reportOf(examination: Examination): string {
  const { guests, members, generation } = examination
  const { host, protocol } = new URL(examination.publicUrl)
  return [
    `API         ${examination.upstreamUrl}`,
    `It is told  X-Forwarded-Host ${host}, X-Forwarded-Proto ${protocol.slice(0, -1)}`,
    ...wrapped(`Looks like  ${generation}`, '            '),
    ...section('Guests may read', guests),
    ...(typeof members === 'string'
      ? ['', ...wrapped(`Private parts: ${members}`, '  ')]
      : section('A person may read', members)),
    ...listed('In front of this API the shop cannot promise', examination.brokenPromises),
    ...listed('Not tried, because that would write', examination.writes),
    ...listed('Not seen', examination.unseen),
    '',
    countsOf(typeof members === 'string' ? guests : [...guests, ...members]),
    '',
  ].join('\n')
}

function section(title: string, findings: readonly Finding[]): string[] {
  return [
    ...below(`${title}, below ${restPath}`, restPath, findings),
    ...below(`${title} of the sign-in service, below ${authPath}`, authPath, findings),
  ]
}

function below(title: string, base: string, findings: readonly Finding[]): string[] {
  const own = findings.filter(({ endpoint }) => endpoint.startsWith(`${base}/`))
  return own.length === 0
    ? []
    : ['', title, ...own.flatMap((finding) => line(finding, base.length))]
}

function line({ result, endpoint, note }: Finding, from: number): string[] {
  const name = endpoint.slice(from)
  const start = `  ${result.padEnd(8)} ${name.padEnd(endpointWidth)} `
  if (!note) return [start.trimEnd()]
  if (name.length > endpointWidth) return [start.trimEnd(), ...wrapped(note, ' '.repeat(11), true)]
  return wrapped(`${start}${note}`, ' '.repeat(start.length))
}

function listed(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  return ['', title, ...items.flatMap((item) => wrapped(`  - ${item}`, '    '))]
}

/** Lines of a text that fit the width; all but the first start with `indent`. */
function wrapped(text: string, indent: string, indentFirst = false): string[] {
  const start = indentFirst ? indent : (/^ */.exec(text)?.[0] ?? '')
  const lines: string[] = []
  let current = start
  for (const word of text.slice(indentFirst ? 0 : start.length).split(/(?<=\S) /)) {
    const isFull = current.trim() !== '' && current.length + word.length + 1 > width
    if (isFull) lines.push(current)
    current = isFull ? `${indent}${word}` : `${current}${current.trim() === '' ? '' : ' '}${word}`
  }
  return [...lines, current]
}

function countsOf(findings: readonly Finding[]): string {
  const count = (wanted: CheckResult) => findings.filter(({ result }) => result === wanted).length
  return `${count('fits')} fit, ${count('differs')} differ, ${count('missing')} are missing, ${count('unseen')} could not be seen.`
}
