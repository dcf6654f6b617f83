import type { CommentSeed } from '../seed-types'

/** Comments on the lessons about language. Keyed by lesson. */
export const glossaComments: Readonly<Record<string, readonly CommentSeed[]>> = {
  'teliko-ny': [
    {
      person: 'thanasis',
      content:
        'Τριάντα χρόνια γράφω «δε» και «δεν» όπως μου έρθει. Κράτησα το «δεν» παντού και ησύχασα.',
      isApproved: true,
      createdAt: '2025-10-08T09:15:00+03:00',
      replies: [
        {
          person: 'maria',
          content:
            'Κι εγώ το ίδιο, αλλά η φιλόλογος της κόρης μου το διορθώνει στο σχολείο. Ποιος έχει δίκιο;',
          isApproved: true,
          createdAt: '2025-10-09T16:02:00+03:00',
          replies: [
            {
              person: 'thanasis',
              content:
                'Στην τάξη, η φιλόλογος. Εκεί ακολουθούν τη σχολική γραμματική και δεν αξίζει να χάσει το παιδί βαθμό για ένα ν.',
              isApproved: true,
              createdAt: '2025-10-09T20:47:00+03:00',
            },
          ],
        },
      ],
    },
    {
      person: 'vasiliki',
      content:
        'Το «την καλή γιαγιά» με έσωσε. Πάντα κοιτούσα το ουσιαστικό και δεν καταλάβαινα γιατί επέμενε ο διορθωτής.',
      isApproved: true,
      createdAt: '2025-11-02T11:38:00+02:00',
    },
  ],
  'te-i-tai': [
    {
      person: 'petros',
      content:
        'Το τύπωσα και το κόλλησα δίπλα στον υπολογιστή του γραφείου. Τα μηνύματα προς τους πελάτες έχουν ήδη λιγότερα «παρακαλείσται».',
      isApproved: true,
      createdAt: '2026-06-11T08:44:00+03:00',
      replies: [
        {
          person: 'ioanna',
          content:
            'Αυτό το «παρακαλείσται» το βλέπω ακόμη και σε επίσημα έγγραφα. Θα στείλω το μάθημα διακριτικά στον διαχειριστή της πολυκατοικίας.',
          isApproved: true,
          createdAt: '2026-06-12T15:20:00+03:00',
        },
      ],
    },
    {
      person: 'stelios',
      content:
        'Στο «χρειάζεται» θα βοηθούσε ένα παράδειγμα ακόμη. Την πρώτη φορά το διάβασα σαν λάθος και γύρισα πίσω.',
      isApproved: false,
      createdAt: '2026-07-01T23:08:00+03:00',
    },
  ],
  'komma-me-logo': [
    {
      person: 'giorgos',
      content:
        'Διαφωνώ λίγο με το κόμμα πριν από το τελευταίο «και». Όταν η απαρίθμηση έχει μεγάλες φράσεις, χωρίς αυτό χάνομαι.',
      isApproved: true,
      createdAt: '2026-08-28T10:26:00+03:00',
      replies: [
        {
          person: 'despina',
          content:
            'Γι’ αυτό γράφει «συνήθως». Στις μεγάλες φράσεις το βάζω κι εγώ, ή κόβω την πρόταση στα δύο.',
          isApproved: true,
          createdAt: '2026-08-28T18:03:00+03:00',
        },
      ],
    },
    {
      person: 'despina',
      content:
        'Η αρχή με τη συγχώρεση και την τιμωρία άρεσε πολύ στους μαθητές μου. Έφτιαξαν μετά δικές τους φράσεις και γελούσαμε όλη την ώρα.',
      isApproved: true,
      createdAt: '2026-09-17T15:50:00+03:00',
    },
  ],
}
