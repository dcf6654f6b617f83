import { cameo, flags, globe, islands, squareFlag, timeline, trident } from '../emblems/world'
import { deck } from '../kinds/deck'
import type { ProductDesign } from '../product-design'

/** Decks of history and geography. */
export const decksOfTheWorld: Record<string, ProductDesign> = {
  'elliniki-istoria-50-imerominies': deck({
    title: ['Ελληνική', 'ιστορία'],
    line: ['σε 50 χρονολογίες'],
    tone: 'sea',
    emblem: timeline,
    layout: 'drawing first',
    shown: 'lean',
    shape: [8, 12],
    cards: [
      { word: '776', meaning: 'π.Χ. · Ολυμπία', tone: 'sun' },
      { word: '1821', meaning: 'η Επανάσταση', tone: 'blue' },
      { word: '776 π.Χ.', meaning: 'οι πρώτοι αγώνες' },
    ],
  }),
  'protevouses-tou-kosmou': deck({
    title: ['Πρωτεύουσες'],
    line: ['του κόσμου'],
    tone: 'night',
    emblem: globe,
    layout: 'band',
    shown: 'hand',
    cards: [
      { word: 'Καναδάς', meaning: 'Οτάβα', tone: 'coral' },
      { word: 'Βραζιλία', meaning: 'Μπραζίλια', tone: 'green' },
      { word: 'Οτάβα', meaning: 'Καναδάς' },
    ],
  }),
  'simaies-tou-kosmou': deck({
    title: ['Σημαίες'],
    line: ['του κόσμου'],
    tone: 'blue',
    emblem: flags,
    layout: 'drawing first',
    shown: 'rising',
    shape: [7, 9],
    cards: [
      { word: 'Ελβετία', meaning: 'τετράγωνη', emblem: squareFlag, tone: 'coral' },
      { word: 'Ρουμανία', meaning: 'ή Τσαντ;', tone: 'sun' },
      { word: 'Ελβετία', meaning: 'τετράγωνη σημαία' },
    ],
  }),
  'nisia-tis-elladas': deck({
    title: ['Νησιά'],
    line: ['της Ελλάδας'],
    tone: 'mint',
    emblem: islands,
    shown: 'squares',
    shape: [8, 8],
    cards: [
      { word: 'Κρήτη', meaning: 'το πιο μεγάλο', tone: 'sea' },
      { word: 'Ρόδος', meaning: 'Δωδεκάνησα', tone: 'sea' },
      { word: 'Λέσβος', meaning: 'Βόρειο Αιγαίο', tone: 'sea' },
    ],
  }),
  'mythologia-theoi-iroes-terata': deck({
    title: ['Μυθολογία'],
    line: ['θεοί, ήρωες', 'και τέρατα'],
    tone: 'berry',
    emblem: trident,
    layout: 'foot',
    shown: 'hand',
    shape: [7, 11],
    cards: [
      { word: 'Κέρβερος', meaning: 'ο 12ος άθλος' },
      { word: 'Πηνελόπη', meaning: 'ύφαινε τη μέρα' },
      { word: 'Προμηθέας', meaning: 'έκλεψε τη φωτιά' },
    ],
  }),
  'gynaikes-pou-allaxan-tin-istoria': deck({
    title: ['Γυναίκες'],
    line: ['που άλλαξαν', 'την ιστορία'],
    tone: 'lilac',
    emblem: cameo,
    shown: 'foot',
    shape: [8, 12],
    cards: [
      { word: 'Υπατία', meaning: 'Αλεξάνδρεια', emblem: cameo, tone: 'dusk' },
      { word: 'Κιουρί', meaning: 'Νόμπελ 1903' },
      { word: 'Υπατία', meaning: 'μαθηματικός' },
    ],
  }),
}
