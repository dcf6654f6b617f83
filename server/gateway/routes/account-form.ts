import { imageDimensionsFromData } from 'image-dimensions'
import * as z from 'zod/mini'
import { type AccountWrite, accountWrite, accountWriteOn } from '#contract/account/account-write'
import { avatarPart, boundsProblem, largestAvatar } from '#contract/media/picture-bounds'
import { athensDay } from '#contract/wire/athens-time'
import { readBytes } from '../http/read-request'
import type { RouteContext } from '../http/route-env'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import { messages } from '../lib/messages'

/** Fields of the form of `PATCH /api/user/account/{id}`: texts, and a file. */
const accountForm = z.extend(accountWrite, { [avatarPart]: z.optional(z.file()) })

/** Limit for the other parts and the boundaries, in bytes. */
const besidePicture = 32 * 1024

const formType = /^multipart\/form-data\s*;/i

/**
 * The form of `PATCH /api/user/account/{id}`, rebuilt from its allowed parts: a picture and texts
 * of the account. Throws 413 for a picture of more than 2 MB, 415 for one that is neither JPEG nor
 * PNG, 400 for one of too many pixels and for an invalid form.
 */
export async function readAccountForm(c: RouteContext): Promise<FormData> {
  c.set('bodySchema', accountForm)
  const type = c.req.header('content-type') ?? ''
  if (!formType.test(type)) throw new GatewayError(415)
  const bytes = await readBytes(c, largestAvatar + besidePicture)
  const given = await parseForm(bytes, type)
  const form = new FormData()
  for (const [name, text] of Object.entries(textsOf(given, athensDay(c.var.basics.clock()))))
    form.set(name, text ?? '')
  const pictures = given.getAll(avatarPart)
  if (pictures.length > 1) throw fieldsRefused([avatarPart], 'there is more than one')
  for (const picture of pictures) await addPicture(form, picture)
  if ([...form].length === 0) throw fieldsRefused([avatarPart], 'the form is empty')
  return form
}

async function parseForm(bytes: Uint8Array, type: string): Promise<FormData> {
  try {
    const body = new Uint8Array(bytes)
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new GatewayError(400, { reason: 'the body is not a form' })
  }
}

function textsOf(given: FormData, today: string): AccountWrite {
  const entries = [...given].filter(([name]) => name !== avatarPart)
  const parsed = z.safeParse(accountWriteOn(today), Object.fromEntries(entries))
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => String(path[0]))
  throw fieldsRefused(fields, 'the form is not as agreed')
}

/** The sender's file name is dropped. */
async function addPicture(form: FormData, picture: File | string): Promise<void> {
  if (typeof picture === 'string' || picture.size === 0) {
    throw fieldsRefused([avatarPart], 'it is not a file')
  }
  if (picture.size > largestAvatar) throw new GatewayError(413)
  const bytes = await picture.arrayBuffer()
  const { ending, type } = readKind(new Uint8Array(bytes))
  form.set(avatarPart, new Blob([bytes], { type }), `picture.${ending}`)
}

const kinds = {
  jpeg: { type: 'image/jpeg', ending: 'jpg' },
  png: { type: 'image/png', ending: 'png' },
} as const

const boundsMessages = { dimensions: messages.pictureDimensions, shape: messages.pictureShape }

/**
 * Detects the type of a picture by its first bytes, whatever type was sent; pixels stay unchanged.
 */
function readKind(bytes: Uint8Array): (typeof kinds)[keyof typeof kinds] {
  const picture = imageDimensionsFromData(bytes)
  if (picture?.type !== 'jpeg' && picture?.type !== 'png') {
    throw new GatewayError(415, { reason: 'the picture is neither JPEG nor PNG' })
  }
  const problem = boundsProblem(picture)
  if (problem) {
    const { width, height } = picture
    throw fieldsRefused([avatarPart], `it has ${width} × ${height} pixels`, boundsMessages[problem])
  }
  return kinds[picture.type]
}
