import { addMessages } from '#lib/i18n/messages'
import myData from '#locales/el/my-data.json'

export const myDataMessages = addMessages('my-data', myData)
