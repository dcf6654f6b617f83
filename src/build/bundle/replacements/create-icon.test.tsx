import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { icons, type LucideProps } from 'lucide-react'
import createIcon from './create-icon'

type IconData = Parameters<typeof createIcon>[0]

const folder = 'node_modules/lucide-react/dist/esm/icons'

/** What the package's file of an icon gives to its maker; null where it only has another name. */
function dataOf(file: string): (IconData & { size: number }) | null {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  const [, data] = /const __iconData = (\{[\s\S]*?\n\});/.exec(text) ?? []
  return data === undefined ? null : new Function(`return ${data}`)()
}

const uses: readonly LucideProps[] = [
  {},
  { size: 18, className: 'css-1 css-2' },
  { size: '1em', color: 'red', strokeWidth: 1.5, fill: 'currentColor' },
  { 'aria-hidden': true, style: { flexShrink: 0 } },
  { 'aria-label': 'Αρχική' },
  { role: 'img', children: <title>Αρχική</title> },
  { width: 30, id: 'x' },
]

/** The drawing with its attributes in one order. */
function drawn(icon: JSX.Element): unknown {
  const told = (element: Element): unknown => [
    element.tagName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    element.childElementCount > 0 ? [...element.children].map(told) : element.textContent,
  ]
  return told(render(icon).container)
}

describe.each(['House', 'Search'] as const)('the icon %s', (name) => {
  const data = dataOf(`${name.toLowerCase()}.mjs`)
  const WholeIcon = icons[name]

  it.each(uses)('is drawn with %j as lucide does', (props) => {
    if (!data) throw new Error(`${name} has no drawing`)
    const LeanIcon = createIcon(data)
    expect(drawn(<LeanIcon {...props} />)).toEqual(drawn(<WholeIcon {...props} />))
  })
})

it('knows every drawing of the package, with other names and without', () => {
  const all = readdirSync(folder).flatMap((file) => (file.endsWith('.mjs') && dataOf(file)) || [])
  expect(all.length).toBeGreaterThan(1000)
  expect(all.some(({ aliases }) => aliases === undefined)).toBe(true)
  expect(all.filter(({ size }) => size !== 24)).toEqual([])
  expect(all.filter(({ node }) => node.some((part) => part.length !== 2))).toEqual([])
  for (const data of all) expect(() => createIcon(data)).not.toThrow()
})
