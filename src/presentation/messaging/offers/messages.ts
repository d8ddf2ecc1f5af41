import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import { ofPerson } from '../../shared/prepositionMessages';

export const messages = {
  label: 'Votre offre, en euros',
  asked: {
    sale: (price: string) => `Prix demandé\u00a0: ${price}`,
    wanted: (price: string) => `Budget indiqué\u00a0: ${price}`,
  },
  send: 'Proposer ce prix',
  wrong: 'Indiquez un prix en euros entiers, 1\u00a0€ au moins.',
  cancel: 'Annuler',

  yours: 'Votre offre',
  of: (name: string) => `Offre ${ofPerson(name)}`,
  price: (price: string) => `Votre offre\u00a0: ${price}`,
} as const;

export const offerLabels: Record<OfferStatus | 'lapsed', string> = {
  pending: 'En attente de réponse',
  accepted: 'Acceptée',
  refused: 'Refusée',
  outdated: 'Remplacée par une offre plus récente',
  lapsed: 'Restée sans réponse',
  withdrawn: 'Retirée',
};

/** How an offer is taken back, after a question. */
export const retractionTexts = {
  action: 'Retirer l’offre',
  question: 'Retirer cette offre\u202f?',
  keep: 'La garder',
  consequence: (name: string) => `${name} ne pourra plus y répondre. Vous pourrez faire une autre offre.`,
} as const;

/** The question before an offer above the price is sent. */
export const highOfferTexts = {
  question: { sale: 'Votre offre dépasse le prix demandé', wanted: 'Votre offre dépasse le budget indiqué' },
  comparison: {
    sale: (offer: string, price: string) => `Vous proposez ${offer}, et l’annonce demande ${price}.`,
    wanted: (offer: string, price: string) => `Vous proposez ${offer}, et le budget de l’annonce est de ${price}.`,
  },
  advice: 'Vérifiez le montant avant de l’envoyer.',
  correct: 'Corriger',
  send: (offer: string) => `Proposer ${offer}`,
} as const;
