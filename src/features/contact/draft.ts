import * as z from 'zod/mini'
import type { TabStorage } from '../../shared/storage/tab-storage'

/** The values of a form, by field. */
export type DraftValues = Record<string, string>

/** What was typed and not sent, kept in the tab over a reload. */
export interface Draft {
  read: () => DraftValues
  keep: (values: DraftValues) => void
  forget: () => void
}

const draftValues = z.record(z.string(), z.string())

/** The draft of one form; `name` tells the forms apart. */
export function draftIn(storage: TabStorage, name: string): Draft {
  const key = `draft:${name}`
  return {
    read: () => parsed(storage.read(key)),
    keep: (values) => storage.write(key, JSON.stringify(values)),
    forget: () => storage.remove(key),
  }
}

/** Fills the fields that are still empty; what stands in the form is newer than any draft. */
export function withDraft<Values extends DraftValues>(values: Values, draft: DraftValues): Values {
  const filled = Object.entries(values).map(([name, value]) => [name, value || draft[name] || ''])
  return Object.fromEntries(filled) as Values
}

function parsed(text: string | null): DraftValues {
  try {
    const read = z.safeParse(draftValues, JSON.parse(text ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}
