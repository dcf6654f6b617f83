import { textOf, type UpstreamAnswer } from '#upstream/client'
import * as upstream from '#upstream/endpoints/orders'
import type { PdfFile } from '../http/answer'
import type { Member } from '../http/api'
import { requireMine } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import { readJson } from '../upstream/read-answer'

/** The invoice of an order of the member; the API shows its staff those of everybody. */
export async function readInvoice(member: Member, id: string) {
  await requireMine(member, upstream.readOrder, id)
  return member.ask(upstream.readInvoice, { params: { id } })
}

/** The same as a file. */
export async function downloadInvoice(member: Member, id: string): Promise<PdfFile> {
  const { number } = await readInvoice(member, id)
  // The API offers JSON alone in return for `accept`, and answers with a PDF all the same.
  const content = await member.sendRaw(
    upstream.downloadInvoice,
    { params: { id }, headers: {} },
    readPdf,
  )
  return { name: number, content }
}

/** Longest tail in which a whole file says its end, in bytes. */
const tailBytes = 1024

/**
 * The content of a whole PDF.
 * @throws GatewayError as of any answer, and 502 for a page, for nothing and for half a file
 */
function readPdf(answer: UpstreamAnswer): ArrayBuffer {
  if (answer.status !== 200) readJson(answer)
  const { content } = answer
  const isCalledPdf = /^application\/pdf\b/i.test(answer.headers.get('content-type') ?? '')
  const begins = textOf({ content: content.slice(0, 5) }) === '%PDF-'
  const ends = textOf({ content: content.slice(-tailBytes) }).includes('%%EOF')
  if (answer.status === 200 && isCalledPdf && begins && ends) return content
  throw new GatewayError(502, { reason: 'the upstream did not answer with a whole PDF' })
}
