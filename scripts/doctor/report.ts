import { authPath, restPath } from '../../upstream/defaults'
import type { Examination } from './examine'
import type { Finding, GuardResult } from './run-check'

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

function line({ guardResult, endpoint, note }: Finding, from: number): string[] {
  const name = endpoint.slice(from)
  const start = `  ${guardResult.padEnd(8)} ${name.padEnd(endpointWidth)} `
  if (!note) return [start.trimEnd()]
  if (name.length > endpointWidth) return [start.trimEnd(), ...wrapped(note, ' '.repeat(11), true)]
  return wrapped(`${start}${note}`, ' '.repeat(start.length))
}

function listed(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  return ['', title, ...items.flatMap((item) => wrapped(`  - ${item}`, '    '))]
}

/** Lines of a text that do not pass the width; `indent` begins all but the first. */
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
  const count = (wanted: GuardResult) =>
    findings.filter(({ guardResult }) => guardResult === wanted).length
  return `${count('fits')} fit, ${count('differs')} differ, ${count('missing')} are missing, ${count('unseen')} could not be seen.`
}
