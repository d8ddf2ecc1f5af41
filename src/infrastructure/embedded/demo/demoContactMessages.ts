import { DAY, HOUR, MINUTE } from '../../../domain/shared/Instant';
import type { ContactMessageRecord } from '../database/records';

interface DemoMessage extends Omit<ContactMessageRecord, 'sentAt' | 'handled'> {
  /** Milliseconds. */
  readonly age: number;
  /** How long ago « Admin » has handled it; null while it waits. */
  readonly handledAge: number | null;
}

export const demoContactMessages: readonly DemoMessage[] = [
  {
    id: 'DemoMessage00000001a',
    name: 'Odile Perrin',
    email: 'odile.perrin@exemple.fr',
    subject: 'accessibility',
    message:
      'Bonjour,\n\nJ’utilise un lecteur d’écran. Sur ma tablette, je n’arrive pas à choisir la commune dans le formulaire de recherche\u00a0: la liste s’ouvre, mais elle n’est pas lue.\n\nPouvez-vous me dire si c’est connu\u202f?',
    age: 2 * DAY + 3 * HOUR,
    handledAge: null,
  },
  {
    id: 'DemoMessage00000002b',
    name: 'Camille',
    email: 'camille@exemple.fr',
    subject: 'account',
    message:
      'Bonjour, j’ai changé de numéro de téléphone et l’ancien n’est plus à moi. Comment le remplacer avant de perdre l’accès à mon compte\u202f?',
    authorId: 'demo-camille',
    age: 7 * HOUR,
    handledAge: null,
  },
  {
    id: 'DemoMessage00000003c',
    name: 'Ressourcerie des Capucins',
    email: 'bonjour@ressourcerie-capucins.exemple.fr',
    subject: 'question',
    message:
      'Nous sommes une association qui remet en état des meubles. Pouvons-nous publier en notre nom, ou faut-il un compte professionnel\u202f? Nous aurions une trentaine d’annonces par mois.',
    age: 40 * MINUTE,
    handledAge: null,
  },
  {
    id: 'DemoMessage00000004d',
    name: 'Théo',
    email: 'theo@exemple.fr',
    subject: 'data',
    message: 'Bonjour, où puis-je télécharger une copie de mes données\u202f? Merci d’avance.',
    authorId: 'demo-theo-toulouse',
    age: 6 * DAY,
    handledAge: 5 * DAY,
  },
];
