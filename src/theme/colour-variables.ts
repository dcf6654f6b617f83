import { colours } from './colours'

const { modes, ...light } = colours

// Short, because a page's styles use them some 250 times.
const variable = (role: string) => `--c-${role}`

/** The colours of each mode, as the custom properties of a document. */
export const colourVariables = { light: variablesOf(light), dark: variablesOf(modes.dark) }

/** Colours as `var()` references, so that a change of mode needs no render. */
export const colourNames = Object.fromEntries(
  Object.keys(light).map((role) => [role, `var(${variable(role)})`]),
)

function variablesOf(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([role, value]) => [variable(role), value]))
}
