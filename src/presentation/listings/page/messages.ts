import type { DealKind } from '../../../domain/listings/dealKind';
import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import { ofPerson } from '../../shared/prepositionMessages';

/** Shown to the owner of a listing that others do not see, by its state. */
export const ownerNotices: Partial<Record<ListingState, string>> = {
  draft: 'Cette annonce est un brouillon.',
  'in-review': 'Cette annonce est en cours de vérification.',
  paused: 'Cette annonce est en pause.',
  refused: 'Cette annonce a été refusée.',
};

export const reservedNotice: Record<DealKind, string> = {
  sale: 'Cette annonce est réservée : une vente est en cours, mais elle peut encore ne pas aboutir.',
  rental: 'Cette annonce est réservée : une location est en cours, mais elle peut encore ne pas aboutir.',
  gift: 'Cette annonce est réservée, mais le don peut encore ne pas aboutir.',
  wanted: 'Cette annonce est réservée : quelqu’un y a déjà répondu.',
};

export const soldNotice: Record<DealKind, string> = {
  sale: 'Cet article est vendu.',
  rental: 'Ce bien est loué.',
  gift: 'Ce don a trouvé preneur.',
  wanted: 'Cette recherche a abouti.',
};

/** Heads the page of a listing that could not be loaded. */
export const failedListing = 'Annonce indisponible';

export const savedItemsMessages = {
  hide: 'Masquer ce vendeur',
  hideSeeker: 'Masquer cette personne',
  hidden: (name: string) => `Vous avez masqué ${name}\u00a0: ses annonces ne paraissent plus dans vos listes.`,
  show: 'Ne plus masquer ce vendeur',
  nowHidden: (name: string) => `Les annonces ${ofPerson(name)} ne paraîtront plus dans vos listes.`,
  undo: 'Annuler',
} as const;
