import { useEffect, useRef, useState } from 'react'
import { showToast } from '#components/show-toast'
import type { DataExport, DataExports } from '#contract/account/data-export'
import {
  listDataExports,
  readDataExport,
  requestDataExport,
} from '#contract/endpoints/data-exports'
import { saveTextFile } from '#lib/files/save-text-file'
import { call } from '#lib/http/call'
import { useAccountChange } from '#session/use-account-change'
import { queryKeyOf, useAccountQuery } from '#session/use-account-query'
import { myDataMessages } from './messages'

/** How often a copy that is being made is looked at, in ms. */
const pollIntervalMs = 3_000

const isMaking = ({ state }: DataExport) => state === 'making'

/** The copy to tell of: the one that a link names, else one that is coming or there, else the last. */
export function shownCopy({ exports, linked }: DataExports): DataExport | null {
  const known =
    exports.find(({ id }) => id === linked) ??
    exports.find(isMaking) ??
    exports.find(({ state }) => state === 'ready')
  return known ?? exports[0] ?? null
}

/**
 * A copy of the member's data: asked for, followed while it is made, fetched. One that was asked for on
 * this page is fetched as soon as it is ready.
 * @param token of a mail's link; empty without one
 */
export function useDataCopy(id: number, token = '') {
  const [asked, setAsked] = useState<number | null>(null)
  const params = { id }
  const list = useAccountQuery(listDataExports, {
    params,
    query: { token: token.slice(0, 200) },
    freshFor: 0,
    pollMs: (data) => data?.exports.some(isMaking) === true && pollIntervalMs,
  })
  const refresh = [queryKeyOf(listDataExports)]
  const asking = useAccountChange<'ask', DataExport>({
    carryOut: () => call(requestDataExport, { params }),
    look: async () => (await call(listDataExports, { params })).exports.find(isMaking) ?? null,
    refresh,
    onDone: (_, copy) => setAsked(copy.id),
  })
  const fetching = useAccountChange<number>({
    // Nothing is changed by reading.
    look: async () => null,
    carryOut: async (copy) => {
      const data = await call(readDataExport, { params: { id: copy } })
      const name = myDataMessages.text('copy.fileName')
      saveTextFile(name, JSON.stringify(data, null, 2), 'application/json')
    },
    refresh,
    onDone: () => showToast({ tone: 'success', title: myDataMessages.text('copy.saved') }),
  })
  const shown = list.data
    ? shownCopy({ ...list.data, ...(asked !== null && { linked: asked }) })
    : null
  const isComing = asked !== null && shown?.id === asked && shown.state === 'ready'
  const fetchOnce = useRef(fetching.submit)
  fetchOnce.current = fetching.submit
  useEffect(() => {
    if (!isComing || asked === null) return
    setAsked(null)
    void fetchOnce.current(asked)
  }, [isComing, asked])
  return { list, shown, asked, asking, fetching }
}
