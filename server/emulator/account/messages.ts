/** Messages about accounts. */
export const accountMessages = {
  sameUsername: 'Αυτό είναι ήδη το όνομα χρήστη σας.',
  takenUsername: 'Υπάρχει ήδη χρήστης με αυτό το όνομα.',
  usernameChanged: 'Το όνομα χρήστη άλλαξε.',
  badUsername: 'Το όνομα χρήστη έχει έως 30 γράμματα, ψηφία και τα σύμβολα @ . + - _',
  notAPicture: 'Ανεβάστε μια εικόνα JPG ή PNG.',
  tooLargePicture: 'Η εικόνα πρέπει να είναι έως 2 MB.',
} as const
