import * as z from 'zod'
import {
  floorField,
  idField,
  locationTypeField,
  loosePhone,
  looseText,
  phoneField,
  textField,
} from '../bodies/body-fields'

const fields = {
  user: idField,
  title: textField(),
  firstName: textField(),
  lastName: textField(),
  street: textField(),
  streetNumber: textField(),
  city: textField(),
  zipcode: textField(),
  floor: floorField,
  locationType: locationTypeField,
  country: z.string().regex(/^[A-Z]{2}$/),
  region: textField(10),
  phone: phoneField,
  notes: looseText(),
  isMain: z.boolean().default(false),
}

/** Body of `POST` and `PUT /user/address`; without a mobile number the other one stands in (3.13). */
export const addressBody = z
  .object({ ...fields, mobilePhone: loosePhone })
  .transform((body) => ({ ...body, mobilePhone: body.mobilePhone ?? body.phone }))
