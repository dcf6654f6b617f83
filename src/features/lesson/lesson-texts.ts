import lesson from '../../../locales/el/lesson.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the lesson page. */
export const lessonTexts = addTexts('lesson', lesson)
