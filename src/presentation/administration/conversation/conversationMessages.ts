import { openingReasonLength } from '../../../domain/moderation/openConversation';
import type { OpeningFailure } from './OpenedConversationViewModel';
import { ofPerson } from '../../shared/prepositionMessages';

export const conversationMessages = {
  sealed: 'La conversation est scellée',
  meaning:
    'Vous pouvez l’ouvrir pour en lire les messages. Votre nom, la date et votre motif seront inscrits au journal, que personne ne peut modifier. Elle restera ouverte vingt-quatre heures, pour votre compte seulement.',
  closedCase: 'Le dossier est clos\u00a0: elle ne peut être ouverte qu’après un nouveau signalement.',
  reason: 'Motif de l’ouverture',
  reasonHint: `Pourquoi la décision demande de la lire. Ne nommez personne et ne citez aucun message. ${openingReasonLength.minimum} caractères au moins.`,
  open: 'Ouvrir la conversation',
  opening: 'Ouverture…',

  loading: 'Chargement de la conversation…',
  title: 'Les messages',
  openUntil: (day: string, time: string) =>
    `Vous avez ouvert cette conversation. Elle sera de nouveau scellée le ${day} à ${time}.`,
  whole: 'Un signalement porte sur toute la conversation, pas sur un message en particulier.',
  list: 'Messages, du plus ancien au plus récent',
  empty: 'Aucun message.',
  older: 'Messages précédents',
  loadingOlder: 'Chargement des messages précédents…',
  shown: (count: number) => `${count} ${count < 2 ? 'message affiché' : 'messages affichés'}`,
  buyer: 'côté achat',
  seller: 'côté vente',
  cases: 'Dossiers des deux personnes',
  personCase: (name: string) => `Ouvrir le dossier ${ofPerson(name)}`,
  /** An account that is deleted has no name. */
  unnamed: 'Compte supprimé',
} as const;

/** Why the conversation stays sealed. */
export const openingFailures: Readonly<Record<OpeningFailure, string>> = {
  'no-admin': 'Votre compte n’a pas le droit d’ouvrir une conversation.',
  own: 'Vous prenez part à cette conversation\u00a0: un autre administrateur doit l’examiner.',
  admin:
    'Un administrateur prend part à cette conversation\u00a0: seule la personne responsable de la modération peut l’ouvrir.',
  'not-reported': 'Aucun dossier ouvert ne porte sur cette conversation\u00a0: elle reste scellée.',
  'too-short': `Écrivez au moins ${openingReasonLength.minimum} caractères.`,
  'too-long': `Votre motif dépasse ${openingReasonLength.maximum} caractères.`,
  full: 'Il n’y a plus de place dans ce navigateur. Votre motif reste ici.',
  unavailable: 'Ce navigateur ne permet pas d’enregistrer.',
  offline: 'Le serveur ne répond pas. Votre motif reste ici\u00a0: réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte\u00a0: fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à répondre. Votre motif reste ici\u00a0: réessayez.',
  denied: 'Le serveur a refusé d’ouvrir cette conversation.',
  unknown: 'La conversation n’a pas pu être ouverte. Votre motif reste ici\u00a0: réessayez.',
};
