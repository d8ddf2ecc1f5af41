import type { JournalTable } from '../../../application/moderation/ExportJournal';
import type { JournalEntry, JournalFilter } from '../../../domain/moderation/journal';
import type { ReportTargetKind } from '../../../domain/moderation/Report';
import { formatNumber } from '../../shared/format/formatNumber';
import { actionLabels } from '../decision/decisionMessages';

export const journalMessages = {
  title: 'Journal',
  lead: 'Chaque décision, chaque ouverture d’une conversation et chaque changement des réglages ou de l’équipe a une entrée numérotée, que personne ne peut modifier ni supprimer. Chacune est liée à la précédente par une empreinte.',
  loading: 'Chargement du journal…',
  empty: 'Le journal est vide',
  emptyHint: 'La première décision en écrira la première entrée.',
  entries: 'Entrées du journal',
  number: (number: number) => `N° ${number}`,
  more: 'Afficher la suite',
  noneFound: 'Aucune entrée ne correspond',
  noneFoundHint: 'Un identifiant se cherche en entier. Affichez de nouveau tout le journal, ou changez de filtre.',
  author: 'Par',
  allAuthors: 'Tous',
  action: 'Action',
  allActions: 'Toutes',
  targetField: 'Annonce, personne ou décision',
  targetHint: 'Son identifiant, son adresse sur le site, ou le numéro d’une décision.',
  showAll: 'Tout afficher',
  lines: (count: number) => `${formatNumber(count)} ${count < 2 ? 'entrée' : 'entrées'}`,
  exportLead:
    'Un fichier CSV pour tableur, avec les entrées que les filtres retiennent. Il nomme des administrateurs et des identifiants : supprimez-le après usage.',
  shown: (count: number) => `${count} ${count < 2 ? 'entrée affichée' : 'entrées affichées'}`,
  verify: 'Vérifier la chaîne',
  verifying: 'Vérification…',
  whole: (count: number) =>
    count < 2
      ? `La chaîne est intacte : ${count} entrée vérifiée.`
      : `La chaîne est intacte : ${count} entrées vérifiées.`,
  broken: (number: number) => `La chaîne est rompue à l’entrée n° ${number} : elle manque, ou elle a été modifiée.`,
  unverified: 'Le journal n’a pas pu être lu en entier : la chaîne n’est pas vérifiée. Réessayez.',
  note: 'Note',
  words: (list: string) => `«\u00a0${list.split(', ').join('\u00a0», «\u00a0')}\u00a0»`,
  hold: (days: string) =>
    days === '0' ? 'désactivée' : `pour les comptes de moins de ${days}\u00a0${days === '1' ? 'jour' : 'jours'}`,
  decision: (number: number) => `de la décision n° ${number}`,
  target: (kind: string, nameOrId: string) => `${kind} ${nameOrId}`,
  titled: {
    listing: (title: string) => `annonce «\u00a0${title}\u00a0»`,
    conversation: (title: string) => `conversation sur «\u00a0${title}\u00a0»`,
  },
  settings: 'réglages de la modération',
  by: (name: string) => `par ${name}`,
} as const;

/** What an entry is about, before its name or id. */
export const targetLabels: Readonly<Record<ReportTargetKind, string>> = {
  listing: 'annonce',
  person: 'personne',
  conversation: 'conversation',
};

const decidedKinds: Readonly<Record<JournalEntry['targetKind'], string>> = {
  ...targetLabels,
  decision: 'décision',
  setting: 'réglages',
};

/** The file, named after the day in Paris, `2026-06-15`. */
export function journalTable(day: string, filter: JournalFilter, names: ReadonlyMap<string, string>): JournalTable {
  return {
    fileName: `journal-${day}.csv`,
    filter,
    header: [
      'Numéro',
      'Date (heure de Paris)',
      'Administrateur',
      'Identifiant de l’administrateur',
      'Action',
      'Sur',
      'Identifiant',
      'Note',
      'Empreinte',
    ],
    nameOf: (uid) => names.get(uid) ?? '',
    actionOf: (action) => actionLabels[action],
    kindOf: (kind) => decidedKinds[kind],
  };
}
