import { colours } from './colours'

const { modes, ...light } = colours

const variable = (role: string) => `--theme-ui-colors-${role}`

/** The colours of each mode, as the custom properties of a document. */
export const colourVariables = { light: variablesOf(light), dark: variablesOf(modes.dark) }

/** The colours as styles name them: whichever mode the document is in, nothing is drawn anew. */
export const colourNames = Object.fromEntries(
  Object.keys(light).map((role) => [role, `var(${variable(role)})`]),
)

function variablesOf(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([role, value]) => [variable(role), value]))
}
