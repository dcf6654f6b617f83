/** What the emulator's own identity provider says to people. */
export const providerMessages = {
  name: 'Μικρό Δίκτυο',
  title: 'Σύνδεση με το Μικρό Δίκτυο',
  lead: 'Επιλέξτε με ποιον λογαριασμό θα συνδεθείτε. Είναι δοκιμαστικοί: δεν χρειάζεται κωδικός.',
  noEmail: 'χωρίς e-mail',
  unverified: 'μη επαληθευμένο e-mail',
  refuse: 'Όχι τώρα, επιστροφή στο κατάστημα',
  broken: 'Αυτή η σύνδεση δεν μπορεί να συνεχιστεί',
  unknownClient: 'Το κατάστημα που ζητά τη σύνδεση δεν είναι γνωστό.',
  unknownReturn: 'Η διεύθυνση επιστροφής δεν ανήκει στο κατάστημα.',
} as const
