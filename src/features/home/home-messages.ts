import { addMessages } from '#lib/i18n/messages'
import home from '#locales/el/home.json'

export const homeMessages = addMessages('home', home)
