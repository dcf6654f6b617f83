import type { CommentSeed } from '../seed-types'

/** Comments on the lessons about learning. Keyed by lesson. */
export const mathisiComments: Readonly<Record<string, readonly CommentSeed[]>> = {
  'palati-tis-mnimis': [
    {
      person: 'katerina',
      content:
        'Το δοκίμασα με τη λίστα της λαϊκής. Τα λεμόνια στο χαλάκι δεν θα τα ξεχάσω ποτέ. Ξέχασα όμως τον άνηθο, γιατί τον έβαλα σε ένα συρτάρι και δεν το άνοιξα.',
      isApproved: true,
      createdAt: '2025-09-18T20:14:00+03:00',
      replies: [
        {
          person: 'stelios',
          content:
            'Γι’ αυτό εγώ δεν βάζω τίποτα μέσα σε ντουλάπια. Μόνο σε σημεία που τα βλέπω περνώντας.',
          isApproved: true,
          createdAt: '2025-09-19T09:02:00+03:00',
          replies: [
            {
              person: 'katerina',
              content:
                'Καλή συμβουλή. Την άλλη Τρίτη ο άνηθος θα κρέμεται από το φωτιστικό της εισόδου.',
              isApproved: true,
              createdAt: '2025-09-19T18:40:00+03:00',
            },
          ],
        },
      ],
    },
    {
      person: 'petros',
      content:
        'Χρειάζεται κάθε φορά άλλη διαδρομή; Φοβάμαι ότι θα μπερδέψω τα ψώνια της προηγούμενης εβδομάδας με τα επόμενα.',
      isApproved: true,
      createdAt: '2025-10-02T13:25:00+03:00',
      replies: [
        {
          person: 'despina',
          content:
            'Εγώ έχω δύο διαδρομές, το σπίτι και τον δρόμο ως το σχολείο, και τις εναλλάσσω. Σε μία εβδομάδα οι παλιές εικόνες έχουν ξεθωριάσει.',
          isApproved: true,
          createdAt: '2025-10-03T07:51:00+03:00',
        },
      ],
    },
  ],
  'kleiste-to-vivlio': [
    {
      person: 'ioanna',
      content:
        'Έκανα τη λευκή σελίδα με τον γιο μου, που πάει πέμπτη δημοτικού. Στην αρχή γκρίνιαξε, μετά ήθελε να δει ποιος από τους δυο μας θυμάται περισσότερα.',
      isApproved: true,
      createdAt: '2025-11-06T21:10:00+02:00',
    },
    {
      person: 'thanasis',
      content:
        'Στην άσκηση θυμήθηκα μόνο δύο από τους τέσσερις τρόπους. Ντράπηκα λίγο, αλλά από τότε δεν τους έχω ξαναξεχάσει.',
      isApproved: true,
      createdAt: '2025-11-20T10:33:00+02:00',
    },
  ],
  'simeioseis-cornell': [
    {
      person: 'sofia',
      content:
        'Πήρα μια τέτοια σελίδα μαζί μου στον ορθοπεδικό του πατέρα μου. Πρώτη φορά φύγαμε χωρίς να ξεχάσουμε καμία ερώτηση.',
      isApproved: true,
      createdAt: '2026-05-21T19:45:00+03:00',
    },
    {
      person: 'maria',
      content:
        'Κάνει και το χαρτί με τα τετραγωνάκια; Τετράδιο με τόσο φαρδύ περιθώριο δεν βρήκα πουθενά στη γειτονιά.',
      isApproved: false,
      createdAt: '2026-05-29T08:20:00+03:00',
    },
  ],
  'epanalipsi-me-diastimata': [
    {
      person: 'anna',
      content:
        'Μακάρι να το ήξερα στις πανελλήνιες. Διάβαζα ιστορία τρεις φορές το ίδιο βράδυ και ορκιζόμουν ότι την ξέρω.',
      isApproved: true,
      createdAt: '2026-09-24T22:05:00+03:00',
      replies: [
        {
          person: 'orestis',
          content:
            'Το ίδιο κι εγώ με τη βιολογία. Τώρα το δοκιμάζω στα γερμανικά και η διαφορά φάνηκε από τη δεύτερη εβδομάδα.',
          isApproved: true,
          createdAt: '2026-09-25T12:18:00+03:00',
          replies: [
            {
              person: 'anna',
              content:
                'Με κάρτες ή με τετράδιο; Ψάχνω κάτι που να μη θέλει πολλή οργάνωση, γιατί θα το παρατήσω.',
              isApproved: true,
              createdAt: '2026-10-12T21:30:00+03:00',
            },
          ],
        },
      ],
    },
    {
      person: 'kostas',
      content:
        'Αν χάσω μία επανάληψη επειδή έτυχε δουλειά, ξεκινάω από την αρχή ή απλώς συνεχίζω από την επόμενη;',
      isApproved: true,
      createdAt: '2026-10-01T14:40:00+03:00',
      replies: [
        {
          person: 'vasiliki',
          content:
            'Συνεχίζετε. Κι εγώ χάνω μέρες με τις βάρδιες, κάνω τη χαμένη το επόμενο πρωί και δεν έχω δει ζημιά.',
          isApproved: true,
          createdAt: '2026-10-02T06:55:00+03:00',
        },
      ],
    },
    {
      person: 'giorgos',
      content:
        'Υπάρχει κάποιος έτοιμος πίνακας με τις ημερομηνίες, για να τον τυπώσουμε; Θα βοηθούσε πολύ τον γιο μου, που δίνει φέτος εξετάσεις.',
      isApproved: false,
      createdAt: '2026-11-10T17:12:00+02:00',
    },
  ],
}
