export const accountMessages = {
  takenUsername: 'A user with this username already exists.',
  badUsername: 'Το όνομα χρήστη έχει έως 30 γράμματα, ψηφία και τα σύμβολα @ . + - _',
  notAPicture: 'Ανεβάστε μια εικόνα JPG ή PNG.',
  tooLargePicture: 'Η εικόνα πρέπει να είναι έως 2 MB.',
} as const
