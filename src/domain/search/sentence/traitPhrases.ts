import type { ListingKind, SellerKind } from '../../listings/Listing';
import { itemAt } from '../../shared/itemAt';
import { phraseEnd, type Token } from './sentenceTokens';

export type Trait =
  | { readonly kind: 'gift' }
  | { readonly kind: 'seller'; readonly seller: SellerKind }
  | { readonly kind: 'listing-kind'; readonly value: ListingKind }
  | { readonly kind: 'delivery' }
  | { readonly kind: 'dwelling'; readonly categoryId: 'locations' | 'ventes-immobilieres' }
  /** `isLast`: understood only where nothing follows that it could belong to, since « neuf » is a number too. */
  | { readonly kind: 'new'; readonly isLast: boolean };

export interface TraitPhrase {
  readonly end: number;
  readonly trait: Trait;
}

const by = ['par un', 'd un', 'chez un', 'a un', 'aupres d un', 'vendu par un', 'vendeur', 'vendeurs'];
const professionals = [
  ...by.flatMap((start) => ['pro', 'pros', 'professionnel', 'professionnels'].map((end) => `${start} ${end}`)),
  'pro uniquement',
  'professionnels uniquement',
];
const privates = [
  ...by.flatMap((start) => ['particulier', 'particuliers'].map((end) => `${start} ${end}`)),
  'de particulier a particulier',
  'de particulier',
  'entre particuliers',
  'particuliers uniquement',
];
const withDelivery = [
  'avec livraison',
  'avec la livraison',
  ...['possible', 'gratuite', 'offerte', 'incluse', 'comprise', 'a domicile'].flatMap((end) =>
    ['livraison', 'avec livraison', 'avec la livraison'].map((start) => `${start} ${end}`),
  ),
];
const free = ['gratuit', 'gratuite', 'gratuits', 'gratuites', 'gratuitement'];
/** What is free there is not the thing itself. */
const notFree = new Set<string | undefined>(['livraison', 'port', 'essai', 'parking', 'jeu', 'jeux', 'entree']);
const isNew = new Set(['neuf', 'neuve', 'neufs', 'neuves']);
const notNew = new Set(['a', 'pont', 'de', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'dix', 'presque']);

/** @param isHome whether the query names a home. */
export function traitAt(tokens: readonly Token[], from: number, isHome: boolean): TraitPhrase | null {
  return (
    giftAt(tokens, from) ??
    sellerAt(tokens, from) ??
    deliveryAt(tokens, from) ??
    intentAt(tokens, from, isHome) ??
    newAt(tokens, from)
  );
}

function giftAt(tokens: readonly Token[], from: number): TraitPhrase | null {
  const gift = (end: number | null): TraitPhrase | null => (end === null ? null : { end, trait: { kind: 'gift' } });
  const { word } = itemAt(tokens, from);
  if (free.includes(word)) return notFree.has(tokens[from - 1]?.word) ? null : gift(from + 1);
  if (word === 'donne') return from === 0 && tokens.length > 1 ? gift(1) : null;
  if (word === 'don' || word === 'dons') {
    const isLast = from === tokens.length - 1;
    return from === 0 ? gift(isLast ? 1 : phraseEnd(tokens, 1, ['de', 'd'])) : isLast ? gift(from + 1) : null;
  }
  return gift(phraseEnd(tokens, from, ['a donner', 'en don']));
}

function sellerAt(tokens: readonly Token[], from: number): TraitPhrase | null {
  const professional = phraseEnd(tokens, from, professionals);
  if (professional !== null) return { end: professional, trait: { kind: 'seller', seller: 'professional' } };
  const isPrivate = phraseEnd(tokens, from, privates);
  return isPrivate === null ? null : { end: isPrivate, trait: { kind: 'seller', seller: 'private' } };
}

/** After what is to be delivered. */
function deliveryAt(tokens: readonly Token[], from: number): TraitPhrase | null {
  const end = from === 0 ? null : phraseEnd(tokens, from, withDelivery);
  return end === null ? null : { end, trait: { kind: 'delivery' } };
}

/** « appartement à louer » is in Locations; anything else « à vendre » is an offer. */
function intentAt(tokens: readonly Token[], from: number, isHome: boolean): TraitPhrase | null {
  const toRent = phraseEnd(tokens, from, ['a louer', 'en location', 'location', 'location de', 'location d']);
  if (toRent !== null && isHome) return { end: toRent, trait: { kind: 'dwelling', categoryId: 'locations' } };
  const forSale = phraseEnd(tokens, from, ['a vendre', 'en vente', 'a acheter']);
  if (forSale === null) return null;
  return {
    end: forSale,
    trait: isHome ? { kind: 'dwelling', categoryId: 'ventes-immobilieres' } : { kind: 'listing-kind', value: 'offer' },
  };
}

function newAt(tokens: readonly Token[], from: number): TraitPhrase | null {
  const certain = phraseEnd(tokens, from, ['etat neuf', 'a l etat neuf', 'comme neuf', 'comme neuve']);
  if (certain !== null) return { end: certain, trait: { kind: 'new', isLast: false } };
  const isAlone = isNew.has(itemAt(tokens, from).word) && from > 0 && !notNew.has(itemAt(tokens, from - 1).word);
  return isAlone ? { end: from + 1, trait: { kind: 'new', isLast: true } } : null;
}
