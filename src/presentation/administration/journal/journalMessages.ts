import type { ReportTargetKind } from '../../../domain/moderation/Report';

export const journalMessages = {
  title: 'Journal',
  lead: 'Chaque décision, et chaque ouverture d’une conversation, a une entrée numérotée, que personne ne peut modifier ni supprimer. Chacune est liée à la précédente par une empreinte.',
  loading: 'Chargement du journal…',
  empty: 'Le journal est vide',
  emptyHint: 'La première décision en écrira la première entrée.',
  entries: 'Entrées du journal',
  number: (number: number) => `N° ${number}`,
  more: 'Afficher la suite',
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
  decision: (number: number) => `de la décision n° ${number}`,
  target: (kind: string, id: string) => `${kind} ${id}`,
  by: (name: string) => `par ${name}`,
} as const;

/** What an entry is about, before its id. */
export const targetLabels: Readonly<Record<ReportTargetKind, string>> = {
  listing: 'annonce',
  person: 'personne',
  conversation: 'conversation',
};
