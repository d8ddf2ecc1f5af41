import type { SuspicionSign } from '../../../domain/moderation/suspicion';
import { formatPrice } from '../../shared/format/formatPrice';
import { ofPerson } from '../../shared/prepositionMessages';

const listings = (count: number) => `${count} ${count < 2 ? 'annonce' : 'annonces'}`;

/** From the highest score to the lowest. */
const levels = [
  { from: 5, label: 'Indices forts' },
  { from: 3, label: 'Indices sérieux' },
  { from: 0, label: 'Indices faibles' },
] as const;

export function levelLabel(score: number): string {
  return levels.find(({ from }) => score >= from)?.label ?? levels[2].label;
}

const contactLabels = {
  phone: 'Numéro de téléphone dans le texte',
  email: 'Adresse électronique dans le texte',
  link: 'Lien ou nom de site dans le texte',
  messenger: 'Renvoi vers une autre messagerie',
} as const;

/** A sign in words. Of the same text elsewhere, the title of the other listing follows. */
export function signLabel(sign: SuspicionSign): string {
  switch (sign.kind) {
    case 'low-price':
      return `Prix très bas : dans sa catégorie, trois annonces sur quatre demandent ${formatPrice({ kind: 'amount', euros: sign.usual })} ou plus`;
    case 'payment':
      return `Moyen de paiement prisé des escrocs : ${sign.means}`;
    case 'contact':
      return contactLabels[sign.detail];
    case 'same-text':
      return sign.part === 'title' ? 'Même titre que l’annonce' : 'Même description que l’annonce';
    case 'new-account':
      return sign.days === 0
        ? 'Compte créé depuis moins d’un jour'
        : `Compte créé il y a ${sign.days} ${sign.days === 1 ? 'jour' : 'jours'}`;
  }
}

export const watchMessages = {
  title: 'Veille',
  lead: 'Les annonces en ligne publiées ou modifiées le plus récemment, comparées entre elles. Un indice n’est pas une preuve : rien n’est masqué sans votre décision.',
  back: 'Toute la veille',
  list: 'Annonces à regarder',
  count: (count: number, read: number) => `${listings(count)} à regarder sur ${read}`,
  /** Followed by the count or by `empty`. */
  page: (page: number, count: string) => `Page ${page}\u00a0: ${count.charAt(0).toLowerCase()}${count.slice(1)}`,
  empty: 'Rien à regarder',
  emptyHint: (read: number) =>
    read === 0
      ? 'Aucune annonce n’est en ligne.'
      : `Aucun indice dans ${read === 1 ? 'la seule annonce lue' : `les ${read} annonces lues`}.`,
  signs: 'Pourquoi regarder cette annonce',
  score: (label: string, score: number) => `${label} (${score})`,
  quoted: (title: string) => `« ${title} »`,
  by: (seller: string) => `, ${ofPerson(seller)}`,
  keys: [
    { keys: ['↓', 'j'], label: 'Annonce suivante' },
    { keys: ['↑', 'k'], label: 'Annonce précédente' },
    { keys: ['Entrée'], label: 'Ouvrir l’annonce' },
    { keys: ['c'], label: 'Ouvrir et proposer une correction' },
    { keys: ['r'], label: 'Ouvrir et proposer le retrait' },
    { keys: ['v'], label: 'Ouvrir et proposer de classer sans suite' },
    { keys: ['?'], label: 'Afficher cette liste' },
  ],
} as const;
