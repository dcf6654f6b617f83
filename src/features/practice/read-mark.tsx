import { PracticeSlot } from './practice-slot'

/** The mark of a lesson's card; one function for all lists, as other props would render them anew. */
export const readMarkOf = (postId: number) => <PracticeSlot name='ReadMark' postId={postId} />
