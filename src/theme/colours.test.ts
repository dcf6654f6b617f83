import { contrast } from '#tests/support/contrast'
import { colours, fillRoles, palette, textOn } from './colours'

const { modes, ...light } = colours
const both = [
  ['light', light],
  ['dark', modes.dark],
] as const
type Role = keyof typeof light

/** Background roles by the text role that is used on them. */
const pairs: [Role, Role[]][] = [
  ['text', ['background', 'surface', 'raised', 'hover', 'primaryTint', 'primaryTintStrong']],
  ['text', ['secondaryTint', 'secondaryTintStrong', 'successTint', 'infoTint', 'warningTint']],
  ['text', ['errorTint', 'hairline']],
  ['textMuted', ['background', 'surface', 'raised', 'hover', 'primaryTint', 'secondaryTint']],
  ['onPrimary', ['primary', 'primaryHover']],
  ['onSecondary', ['secondary', 'secondaryHover']],
  ['onSuccess', ['success']],
  ['onInfo', ['info']],
  ['onWarning', ['warning']],
  ['onError', ['error', 'errorHover']],
  ['primaryText', ['background', 'raised', 'primaryTint', 'primaryTintStrong', 'hover']],
  ['secondaryText', ['background', 'raised', 'secondaryTint', 'secondaryTintStrong', 'infoTint']],
  ['successText', ['background', 'successTint']],
  ['warningText', ['background', 'warningTint']],
  ['errorText', ['background', 'raised', 'errorTint']],
  ['background', ['text']],
]
const cases = both.flatMap(([name, mode]) =>
  pairs.flatMap(([text, grounds]) =>
    grounds.map((ground) => [name, text, ground, contrast(mode[text], mode[ground])] as const),
  ),
)
const edges = both.flatMap(([name, mode]) =>
  (['control', 'focus'] as const).flatMap((edge) =>
    (['background', 'raised'] as const).map(
      (ground) => [name, edge, ground, contrast(mode[edge], mode[ground])] as const,
    ),
  ),
)

describe('the palette (R347)', () => {
  it('maps roles to its families', () => {
    expect(light.primary).toBe(palette.green[700])
    expect(light.secondary).toBe(palette.blue[700])
    expect(light.success).toBe(palette.green[700])
    expect(light.info).toBe(palette.blue[700])
    expect(light.warning).toBe(palette.yellow[400])
    expect(light.error).toBe(palette.red[700])
    expect([light.text, modes.dark.text]).toEqual([palette.slate[900], palette.slate[100]])
    expect([light.hairline, modes.dark.hairline]).toEqual([palette.slate[200], palette.slate[700]])
    expect(light.background).toBe('#ffffff')
    expect(modes.dark.background).toBe('#1a202c')
  })

  it('tests every role of text and backgrounds', () => {
    const tried = new Set<string>(pairs.flatMap(([text, grounds]) => [text, ...grounds]))
    const isOfText = (role: string) => /^(?:text|on[A-Z])|Text$|Tint(?:Strong)?$/.test(role)
    expect(Object.keys(light).filter((role) => isOfText(role) && !tried.has(role))).toEqual([])
    expect(Object.keys(modes.dark).sort()).toEqual(Object.keys(light).sort())
  })

  it('names the text of each role that fills an area (R347)', () => {
    const filling = pairs.filter(([text]) => /^on[A-Z]/.test(text))
    const grounds = Object.fromEntries(
      filling.flatMap(([text, roles]) => roles.map((role) => [role, text])),
    )
    expect(grounds).toMatchObject(textOn)
    expect(fillRoles).toEqual(expect.arrayContaining(Object.keys(textOn)))
  })

  it.each(cases)('%s: %s on %s has enough contrast', (_mode, _text, _ground, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edges)('%s: %s has enough contrast on %s', (_mode, _edge, _ground, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(3)
  })
})
