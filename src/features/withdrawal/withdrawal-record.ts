import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { uuid } from '#contract/wire/scalars'
import { withdrawal, withdrawalReceipt, withdrawalStamp } from '#contract/withdrawal/withdrawal'
import type { TabStorage } from '#lib/storage/tab-storage'

/** The statement that this tab sent last; without a receipt it may have arrived. */
const sentRecord = z.object({
  attempt: z.object({ key: uuid, statement: withdrawal, stamp: z.optional(withdrawalStamp) }),
  receipt: z.nullable(withdrawalReceipt),
})
type SentRecord = z.output<typeof sentRecord>

const name = 'withdrawal-sent'

/** Keeps the last sent statement over reloads, so that it is not sent as a second one. */
export function withdrawalRecordIn(storage: TabStorage) {
  return {
    read: (): SentRecord | null =>
      z.safeParse(sentRecord, parseJson(storage.read(name))).data ?? null,
    write: (record: SentRecord) => storage.write(name, JSON.stringify(record)),
    forget: () => storage.remove(name),
  }
}
