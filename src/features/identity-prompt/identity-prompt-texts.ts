import identityPrompt from '../../../locales/el/identity-prompt.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words about signing in by Google's prompt. */
export const identityPromptTexts = addTexts('identity-prompt', identityPrompt)
