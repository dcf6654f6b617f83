/** What the API says about comments. */
export const commentMessages = {
  otherPost: 'Το γονικό σχόλιο πρέπει να ανήκει στο ίδιο άρθρο.',
  notYours: 'Δεν έχετε δικαίωμα πρόσβασης σε αυτό το αντικείμενο.',
  gone: 'Δε βρέθηκε.',
  noIds: 'Απαιτείται τουλάχιστον ένα ID σχολίου.',
  tooManyIds: 'Δεν είναι δυνατός ο έλεγχος περισσότερων από 100 σχολίων ταυτόχρονα.',
} as const
