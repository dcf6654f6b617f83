import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { icons, type LucideProps } from 'lucide-react'
import createIcon from './create-icon'

type IconData = Parameters<typeof createIcon>[0]

const folder = 'node_modules/lucide-react/dist/esm/icons'

/** The data that the package's file of an icon passes to its factory; null for an alias file. */
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

/** Declarations of the global styles for an icon without attributes for its outline. */
const outline = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

/** The rendered tree with its attributes, without the icon's name in lucide's classes. */
function drawn(icon: JSX.Element): unknown {
  const attributesOf = (element: Element) => {
    const { xmlns, ...own } = Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, value]),
    )
    if (own.class !== undefined) own.class = own.class.replace(/ lucide-[\w-]+/g, '')
    return element.matches('.lucide:not([stroke])') ? { ...outline, ...own } : own
  }
  const told = (element: Element): unknown => [
    element.tagName,
    attributesOf(element),
    element.childElementCount > 0 ? [...element.children].map(told) : element.textContent,
  ]
  return told(render(icon).container)
}

describe.each(['House', 'Search'] as const)('the icon %s', (name) => {
  const data = dataOf(`${name.toLowerCase()}.mjs`)
  const WholeIcon = icons[name]

  it.each(uses)('renders the same as lucide with %j', (props) => {
    if (!data) throw new Error(`${name} has no drawing`)
    const LeanIcon = createIcon(data)
    expect(drawn(<LeanIcon {...props} />)).toEqual(drawn(<WholeIcon {...props} />))
  })
})

it('supports every icon of the package', () => {
  const all = readdirSync(folder).flatMap((file) => (file.endsWith('.mjs') && dataOf(file)) || [])
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(({ size }) => size !== 24)).toEqual([])
  expect(all.filter(({ node }) => node.some((part) => part.length !== 2))).toEqual([])
  for (const data of all) expect(() => createIcon(data)).not.toThrow()
})
