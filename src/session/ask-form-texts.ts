import askForm from '../../locales/el/ask-form.json'
import { addTexts } from '../shared/i18n/texts'

/** Words of the forms that ask the sign-in service. */
export const askFormTexts = addTexts('ask-form', askForm)
