import type { AnswerReviewFailure, WriteReviewFailure } from '../../application/reviews/ReviewRepository';
import type { DealCounts, ReviewSide } from '../../domain/reviews/Deal';
import type { Stars } from '../../domain/reviews/Review';
import type { ReviewEntryError } from '../../domain/reviews/writeReview';
import { WRONG_CLOCK } from '../shared/clockMessages';
import { formatDay } from '../shared/format/formatDate';
import { formatNumber } from '../shared/format/formatNumber';
import { failureMessages } from '../shared/messages';
import { restrictedText } from '../shared/restrictionMessages';
import { ofPerson } from '../shared/prepositionMessages';

export const starLabels: Record<Stars, string> = {
  1: '1 étoile\u00a0: mauvais',
  2: '2 étoiles\u00a0: décevant',
  3: '3 étoiles\u00a0: correct',
  4: '4 étoiles\u00a0: bien',
  5: '5 étoiles\u00a0: parfait',
};

/** Of the heading of the reviews, in the address of a profile. */
export const REVIEWS_ID = 'avis';

export const messages = {
  // On the page of a listing
  rating: (value: number, count: number, isAll: boolean) =>
    `${mean(value)} sur 5 · ${isAll ? count : `${count} derniers`} avis`,
  ratingOf: (name: string, text: string) => `${name}\u00a0: ${text}`,

  // On a profile
  /** Empty: there are none. */
  deals: ({ sales, purchases }: DealCounts) =>
    [counted(sales, 'vente', 'ventes'), counted(purchases, 'achat', 'achats')]
      .filter((text) => text !== '')
      .join(' · '),
  /** In place of a rating. */
  noneYet: 'Pas encore d’avis',
  title: 'Avis',
  titleCount: (count: number, isAll: boolean) => {
    if (!isAll) return `Les ${count} derniers avis`;
    return count === 1 ? '1 avis' : `${count} avis`;
  },
  mean: (value: number) => `${mean(value)} sur 5`,
  meanOf: (value: number, count: number) =>
    `Note moyenne\u00a0: ${mean(value)} sur 5, d’après ${count === 1 ? '1 avis' : `${count} avis`}`,
  none: (name: string) => `${name} n’a pas encore d’avis.`,
  noneOfYours:
    'Vous n’avez pas encore d’avis. Après une vente conclue ici, chaque partie peut en laisser un à l’autre.',
  loading: 'Chargement des avis…',
  stars: (stars: Stars) => `${stars} sur 5`,
  /** Follows the name of the author. */
  did: (side: ReviewSide, title: string) => `${side === 'buyer' ? 'a acheté' : 'a vendu'} «\u00a0${title}\u00a0»`,
  verified: { buyer: 'Achat vérifié sur Mon Bazar', seller: 'Vente vérifiée sur Mon Bazar' } satisfies Record<
    ReviewSide,
    string
  >,
  dates: (writtenAt: number, soldAt: number) => `Avis du ${formatDay(writtenAt)}, vente du ${formatDay(soldAt)}`,
  order: 'Les plus récents d’abord.',
  checks:
    'Seules les deux parties d’une vente conclue ici peuvent laisser un avis, une fois chacune, dans les 60\u00a0jours. Un avis n’est ni rémunéré, ni modifiable\u202f; il paraît quand l’autre partie a écrit le sien, ou après 14\u00a0jours, et reste en ligne tant que le compte existe.',
  checksTitle: 'Comment les avis sont-ils contrôlés\u202f?',
  ranking: 'Classement et avis',
  answerOf: (name: string) => `Réponse ${ofPerson(name)}`,
  answer: 'Répondre',
  answerLabel: 'Votre réponse, visible de tous',
  answerHint: 'Vous pouvez répondre une seule fois, sans modification ensuite.',
  sendAnswer: 'Publier la réponse',
  answered: 'Réponse publiée.',
  report: 'Signaler cet avis',
  quote: (text: string, day: string) => `Avis du ${day}\u00a0: «\u00a0${text}\u00a0»`,

  // Writing
  write: 'Laisser un avis',
  writeAbout: (name: string) => `Laisser un avis sur ${name}`,
  /** `side`: of who writes. */
  about: (side: ReviewSide, title: string) =>
    `Pour ${side === 'buyer' ? 'l’achat' : 'la vente'} de «\u00a0${title}\u00a0»`,
  starsLabel: 'Votre note',
  textLabel: 'Votre avis',
  textHint: 'Dix caractères au moins.',
  /** `name`: of whom the review is about. */
  embargo: (name: string) =>
    `Votre avis paraîtra quand ${name} aura écrit le sien, ou après 14\u00a0jours. Il ne pourra être ni modifié, ni retiré.`,
  otherHasWritten: (name: string) =>
    `${name} a déjà écrit son avis\u00a0: les deux paraîtront dès que vous publierez le vôtre. Il ne pourra être ni modifié, ni retiré.`,
  submit: 'Publier l’avis',
  sending: 'Publication…',
  cancel: 'Annuler',
  close: 'Fermer',
  thanks: 'Merci pour votre avis',
  shownNow: 'Les deux avis sont en ligne sur vos profils.',
  shownLater: (name: string, at: number) =>
    `Il paraîtra quand ${name} aura écrit le sien, et au plus tard le ${formatDay(at)}.`,
  profileOf: 'Voir le profil',
  written: (at: number) => `Vous avez laissé votre avis le ${formatDay(at)}.`,
  over: 'Le délai de 60\u00a0jours pour laisser un avis est passé.',
  noDeal: 'Aucune vente n’est enregistrée ici entre vous deux.',
} as const;

/** « 4,0 ». */
function mean(value: number): string {
  const text = formatNumber(value, 1);
  return text.includes(',') ? text : `${text},0`;
}

function counted(count: number, one: string, several: string): string {
  return count > 0 ? `${formatNumber(count)}\u00a0${count === 1 ? one : several}` : '';
}

export const entryErrors: Record<ReviewEntryError, string> = {
  'no-stars': 'Choisissez une note de 1 à 5\u00a0étoiles.',
  'too-short': 'Écrivez au moins 10\u00a0caractères\u00a0: ce qui s’est bien passé, ou moins bien.',
  'too-long': 'Raccourcissez votre avis\u00a0: 1\u202f000\u00a0caractères au plus.',
};

export function writeFailure(reason: WriteReviewFailure): string {
  if (typeof reason === 'object') return restrictedText(reason);
  if (reason === 'no-deal') return messages.noDeal;
  if (reason === 'written') return 'Vous avez déjà laissé votre avis sur cette vente.';
  if (reason === 'over') return messages.over;
  return reason === 'wrong-clock' ? `Votre avis n’est pas publié\u00a0: ${WRONG_CLOCK}` : failureMessages[reason];
}

export function answerFailure(reason: AnswerReviewFailure): string {
  if (typeof reason === 'object') return restrictedText(reason);
  if (reason === 'blank') return 'Écrivez votre réponse.';
  if (reason === 'too-long') return 'Raccourcissez votre réponse\u00a0: 500\u00a0caractères au plus.';
  if (reason === 'answered') return 'Vous avez déjà répondu à cet avis.';
  if (reason === 'missing' || reason === 'not-subject') return 'Vous ne pouvez pas répondre à cet avis.';
  return reason === 'wrong-clock' ? `Votre réponse n’est pas publiée\u00a0: ${WRONG_CLOCK}` : failureMessages[reason];
}
