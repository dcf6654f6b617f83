import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const load = createRequire(__filename)
const direct: (source: string) => string = load('./direct-icons.cjs')

/** Names and files of the imports of a source. */
function importsOf(source: string): string[][] {
  const found = direct(source).matchAll(/^import (.+) from ["'](.+)["']$/gm)
  return [...found].map(([, name = '', file = '']) => [name, file])
}

describe('imports of icons', () => {
  it('come from the file of each icon, under all its names', () => {
    const [first, second] = importsOf("import { Bell as Ring, BellIcon } from 'lucide-react'")
    expect(first?.[0]).toBe('Ring')
    expect(second?.[0]).toBe('BellIcon')
    expect(first?.[1]).toBe(second?.[1])
    expect(existsSync(first?.[1] ?? '')).toBe(true)
    expect(readFileSync(first?.[1] ?? '', 'utf8')).toContain('Bell as default')
  })

  it('keep types, multi-line imports and all other code', () => {
    const source = `import { a } from 'b'
import {
  Bell,
  type LucideIcon,
} from 'lucide-react'
const text = 'lucide-react'`
    expect(importsOf(source).map(([name]) => name)).toEqual([
      '{ a }',
      'Bell',
      'type { LucideIcon as LucideIcon }',
    ])
    expect(direct(source)).toContain("const text = 'lucide-react'")
    expect(direct('export {}')).toBe('export {}')
  })

  it('stop the build where an icon does not exist', () => {
    expect(() => direct("import { NoSuchIcon } from 'lucide-react'")).toThrow('no icon NoSuchIcon')
  })
})
