export type FieldValue = string | boolean

/** A field that was changed here and elsewhere, differently. */
export interface Conflict {
  name: string
  label: string
  /** Both values as a person reads them. */
  mine: string
  theirs: string
  /** The value for the form. */
  newer: FieldValue
}

/**
 * The values of a form after its resource was changed elsewhere: fields that were not typed in
 * follow, the others stay.
 * @param base what the form was filled with
 * @param newer what it would be filled with now
 */
export function withNewer<Values extends object>(base: Values, values: Values, newer: Values) {
  const conflicts: (keyof Values & string)[] = []
  const followed = { ...values }
  for (const name of Object.keys(newer) as (keyof Values & string)[]) {
    if (values[name] === base[name]) followed[name] = newer[name]
    else if (newer[name] !== base[name] && newer[name] !== values[name]) conflicts.push(name)
  }
  return { values: followed, conflicts }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Label of a field, and how its control names a value: by an option, a star, or as it is. */
export function fieldWords(form: ParentNode | null, name: string) {
  const controls = [...(form?.querySelectorAll<Control>('input, select, textarea') ?? [])]
  const own = controls.filter((control) => control.name === name)
  const group = own[0]?.closest('[role=radiogroup]')?.getAttribute('aria-labelledby')
  const title = group ? document.getElementById(group) : own[0]?.labels?.[0]
  const options = own.flatMap(optionsOf)
  return {
    label: title?.textContent ?? name,
    textOf: (value: FieldValue) => {
      const option = options.find((one) => one.value === String(value))
      return option?.text ?? String(value)
    },
  }
}

/** The values among which a control chooses, with their words. */
function optionsOf(control: Control): { value: string; text: string | undefined }[] {
  if (control instanceof HTMLSelectElement) return [...control.options]
  if (control.type !== 'radio') return []
  const text = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent?.trim()
  return [{ value: control.value, text }]
}
