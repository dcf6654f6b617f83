import type { FormikContextType } from 'formik'
import type { RefObject, SyntheticEvent } from 'react'
import { useBrowserLayoutEffect } from '../use-browser-layout-effect'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Adopts values that the controls of a form got without an event: before hydration, or from a
 * password manager that sets `value` alone. The next rendering would replace them by the form's own
 * values, so they are adopted before whatever renders the form.
 */
export function useAdoptSilentValues<Values extends object>(
  form: RefObject<HTMLFormElement>,
  formik: Pick<FormikContextType<Values>, 'values' | 'setFieldValue'>,
) {
  // The control of an event has a handler of its own.
  const changes = (handled?: EventTarget) =>
    [...(form.current?.querySelectorAll<Control>('input, textarea, select') ?? [])]
      .filter((control) => control !== handled && Object.hasOwn(formik.values, control.name))
      .map((control) => {
        const { name } = control
        return { name, value: silentValue(control, Reflect.get(formik.values, name)) }
      })
      .filter(({ value }) => value !== undefined)
  const adopt = (event?: SyntheticEvent) => {
    for (const { name, value } of changes(event?.target)) {
      void formik.setFieldValue(name, value, false)
    }
  }
  // Once: what was typed before hydration.
  useBrowserLayoutEffect(adopt, [])
  return adopt
}

/** The value in a control, where it differs from what the form shows for `known`; else undefined. */
function silentValue(control: Control, known: unknown): string | boolean | undefined {
  const value = stateOf(control)
  return value === undefined || value === shownFor(control, known) ? undefined : value
}

function stateOf(control: Control): string | boolean | undefined {
  if (control.type === 'file') return undefined
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked
  if (control.type === 'radio' && !(control as HTMLInputElement).checked) return undefined
  return control.value
}

/** What a control shows for a value: a select only its options, a text field no line breaks. */
function shownFor(control: Control, known: unknown): unknown {
  if (typeof known !== 'string' || control.type === 'radio') return known
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find(({ value }) => value === known) ?? options[0])?.value
  }
  const copy = control.cloneNode() as typeof control
  copy.value = known
  return copy.value
}
