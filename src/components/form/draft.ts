import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import type { TabStorage } from '#lib/storage/tab-storage'

/** The values of a form, by field. */
export type DraftValues = Record<string, string | boolean>

/** Unsent form values, stored in the tab. */
export interface Draft {
  read: () => DraftValues
  keep: (values: DraftValues) => void
  forget: () => void
}

const keptDraft = z.object({
  owner: z.nullable(z.int()),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
})

/**
 * The draft of the form `name`. A draft of another owner is deleted when it is read.
 * @param owner id of the user; null for forms that need no sign-in
 */
export function draftIn(storage: TabStorage, name: string, owner: number | null = null): Draft {
  const key = `draft:${name}`
  const forget = () => storage.remove(key)
  return {
    read: () => {
      const { data: kept } = z.safeParse(keptDraft, parseJson(storage.read(key)))
      if (kept?.owner === owner) return kept.values
      forget()
      return {}
    },
    keep: (values) => storage.write(key, JSON.stringify({ owner, values })),
    forget,
  }
}

/** The changed values; unchanged fields may have newer initial values later. */
export function changedIn(values: DraftValues, initialValues: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== initialValues[name]),
  )
}

/** Fills unchanged fields from the draft; changed ones are newer than the draft. */
export function withDraft<Values extends DraftValues>(
  values: Values,
  initialValues: Values,
  draft: DraftValues,
): Values {
  const filled = Object.entries(values).map(([name, value]) => {
    const kept = draft[name]
    const isFitting = typeof kept === typeof value && value === initialValues[name]
    return [name, isFitting ? kept : value]
  })
  return Object.fromEntries(filled) as Values
}
