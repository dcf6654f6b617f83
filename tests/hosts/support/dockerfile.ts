import { readFileSync } from 'node:fs'

export interface Instruction {
  name: string
  /** The arguments, with continued lines joined. */
  value: string
}

/** One stage of a Dockerfile, from its FROM to the next. */
export interface Stage {
  from: string
  /** Name after AS, or null. */
  name: string | null
  instructions: Instruction[]
}

/** The stages of a Dockerfile in their order; comments are left out. */
export function readStages(file: string): Stage[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [from = '', , stage = null] = value.split(/\s+/)
      stages.push({ from, name: stage, instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, value })
  }
  return stages
}

/** Values of all instructions of one name. */
export function valuesOf({ instructions }: Stage, name: string): string[] {
  return instructions.filter((one) => one.name === name).map(({ value }) => value)
}

/** Whether `.dockerignore` excludes a path from the build: the last matching line counts. */
export function createIgnored(file: string): (path: string) => boolean {
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      isKept: line.startsWith('!'),
      pattern: asExpression(line.replace(/^!/, '')),
    }))
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept === false
}

/** A pattern matches a path and everything below it. */
function asExpression(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) =>
      part === '**' ? '(?:.+/)?' : `${part.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}/`,
    )
    .join('')
    .replace(/\/$/, '')
  return new RegExp(`^${source}(?:/|$)`)
}
