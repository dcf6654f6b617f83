import * as z from 'zod/mini'
import { uuid } from '../../contract/wire/scalars'
import { apiDateTime, unknownTime } from './date-time'

type Instead<Shape extends z.core.$ZodShape> = {
  readonly [Field in keyof Shape]?: z.output<Shape[Field]>
}

/**
 * The same object, none of whose optional fields costs the whole: one that may be missing is read as
 * missing where it does not fit, and one that `instead` names as what stands there.
 */
export function lenient<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  instead: Instead<Shape> = {},
): z.ZodMiniObject<Shape> {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const missing = Object.hasOwn(instead, name)
      ? { success: true, data: Reflect.get(instead, name) }
      : z.safeParse(field, undefined)
    return missing.success ? [[name, z.catch(field, missing.data)]] : []
  })
  return z.extend(schema, Object.fromEntries(fields)) as unknown as z.ZodMiniObject<Shape>
}

/** As `translationsOf` of the contract; a text that does not fit costs no other one. */
export function lenientTranslations<Field extends string>(...fields: readonly Field[]) {
  const messages = Object.fromEntries(
    fields.map((field) => [field, z.nullish(z.string())]),
  ) as Record<Field, z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>>>
  const texts = z.catch(lenient(z.object(messages)), {} as never)
  return z.catch(z.record(z.string(), texts), {})
}

const noUuid = '00000000-0000-0000-0000-000000000000'

/** What many entities have and nobody is shown, by which nothing is found nor decided. */
export const unshownFields = {
  createdAt: z.catch(apiDateTime, unknownTime),
  updatedAt: z.catch(apiDateTime, unknownTime),
  uuid: z.catch(uuid, noUuid),
}
