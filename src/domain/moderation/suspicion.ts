import { contactDetailsIn, type ContactDetail } from '../listings/draft/contactDetails';
import type { Listing } from '../listings/Listing';
import { plainText } from '../shared/foldText';
import { DAY, type Instant } from '../shared/Instant';

/** Why a listing deserves a look. A sign is no proof: nothing is hidden because of one. */
export type SuspicionSign =
  /** The price is far below `usual`: three quarters of the other prices of the category are at least as high. */
  | { readonly kind: 'low-price'; readonly usual: number }
  | { readonly kind: 'payment'; readonly means: PaymentMeans }
  | { readonly kind: 'contact'; readonly detail: ContactDetail | 'messenger' }
  /** Another person’s listing has the same text. */
  | { readonly kind: 'same-text'; readonly part: 'title' | 'description'; readonly other: SimilarListing }
  /** The account is so many days old. */
  | { readonly kind: 'new-account'; readonly days: number };

export type SimilarListing = Pick<Listing, 'id' | 'title' | 'seller'>;

/** Means of payment that cannot be taken back, as they are called in French. */
export type PaymentMeans =
  | 'mandat cash'
  | 'Western Union'
  | 'MoneyGram'
  | 'PCS'
  | 'Transcash'
  | 'Neosurf'
  | 'Paysafecard'
  | 'Toneo';

export interface SuspectListing {
  readonly listing: Listing;
  /** The sum of the weights of its signs. */
  readonly score: number;
  /** The gravest first. */
  readonly signs: readonly SuspicionSign[];
}

/** Read without accents, in lower case. */
const paymentPatterns: Readonly<Record<PaymentMeans, RegExp>> = {
  'mandat cash': /\bmandats?[\s-]cash\b/,
  'Western Union': /\bwestern[\s-]?union\b/,
  MoneyGram: /\bmoney[\s-]?gram\b/,
  PCS: /\b(?:coupons?|tickets?|cartes?|recharges?|codes?)\s(?:de\s)?(?:recharge\s)?pcs\b/,
  Transcash: /\btrans[\s-]?cash\b/,
  Neosurf: /\bneo[\s-]?surf\b/,
  Paysafecard: /\bpay[\s-]?safe[\s-]?card\b/,
  Toneo: /\btoneo\b/,
};

/** A « messenger » alone is a bag, and « signal » a word like any other. */
const messenger = /\b(?:whats?[\s-]?app|telegram|snapchat|viber|wechat|facebook messenger)\b/;

/** How many other prices of a category tell what is usual. */
const FEWEST_PRICES = 4;

/**
 * How many times lower than the usual price a price is far below it. Categories hold things of very different worth: compared with the
 * lowest quarter, 8 of the 339 listings of the demonstration are; with the median it would be 23.
 */
const LOW_FACTOR = 3;

const NEW_ACCOUNT = 7 * DAY;

/** Shorter texts are the same by chance: « Vélo enfant », « Très bon état ». */
const shortestSameText = { title: 20, description: 60 } as const;

/**
 * Those of the listings that have a sign, the highest score first. They are compared with one another, so that more listings tell more.
 * That an account is new counts beside another sign only: every seller begins.
 */
export function suspectListings(listings: readonly Listing[], now: Instant): readonly SuspectListing[] {
  return listings
    .map((listing) => suspect(listing, listings, now))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

function suspect(listing: Listing, all: readonly Listing[], now: Instant): SuspectListing {
  const others = all.filter(({ ownerId }) => ownerId !== listing.ownerId);
  const signs = [
    ...sameTexts(listing, others),
    ...paymentSigns(listing),
    ...priceSigns(listing, others),
    ...contactSigns(listing),
  ];
  if (signs.length > 0) signs.push(...accountSigns(listing, now));
  const score = signs.reduce((sum, sign) => sum + weightOf(sign), 0);
  return { listing, score, signs: signs.sort((one, other) => weightOf(other) - weightOf(one)) };
}

/** From 1 for what honest sellers do as well, to 5 for what they hardly ever do. */
function weightOf(sign: SuspicionSign): number {
  switch (sign.kind) {
    case 'payment':
      return 5;
    case 'same-text':
      return sign.part === 'description' ? 4 : 2;
    case 'low-price':
      return 3;
    case 'contact':
      return sign.detail === 'phone' ? 1 : 2;
    case 'new-account':
      return 1;
  }
}

function sameTexts(listing: Listing, others: readonly Listing[]): readonly SuspicionSign[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const text = plainText(listing[part]);
    const other = others.find((one) => plainText(one[part]) === text);
    if (other === undefined || text.length < shortestSameText[part]) return [];
    const { id, title, seller } = other;
    return [{ kind: 'same-text', part, other: { id, title, seller } } as const];
  });
}

function paymentSigns(listing: Listing): readonly SuspicionSign[] {
  const text = plainText(textOf(listing));
  return Object.entries(paymentPatterns).flatMap(([means, pattern]) =>
    pattern.test(text) && isPaymentMeans(means) ? [{ kind: 'payment', means } as const] : [],
  );
}

function isPaymentMeans(means: string): means is PaymentMeans {
  return Object.hasOwn(paymentPatterns, means);
}

function priceSigns(listing: Listing, others: readonly Listing[]): readonly SuspicionSign[] {
  const own = amountOf(listing);
  const prices = others
    .filter(({ kind, categoryId }) => kind === listing.kind && categoryId === listing.categoryId)
    .flatMap((other) => amountOf(other) ?? [])
    .sort((one, other) => one - other);
  const usual = prices[Math.floor(prices.length / 4)];
  if (listing.kind !== 'offer' || own === null || usual === undefined || prices.length < FEWEST_PRICES) return [];
  return own * LOW_FACTOR < usual ? [{ kind: 'low-price', usual }] : [];
}

function amountOf({ price }: Listing): number | null {
  return price.kind === 'amount' ? price.euros : null;
}

function contactSigns(listing: Listing): readonly SuspicionSign[] {
  const text = textOf(listing);
  const found = contactDetailsIn(text).map((detail) => ({ kind: 'contact', detail }) as const);
  return messenger.test(plainText(text)) ? [...found, { kind: 'contact', detail: 'messenger' }] : found;
}

function accountSigns({ seller }: Listing, now: Instant): readonly SuspicionSign[] {
  const age = now - seller.memberSince;
  return age < NEW_ACCOUNT ? [{ kind: 'new-account', days: Math.max(0, Math.floor(age / DAY)) }] : [];
}

function textOf({ title, description }: Listing): string {
  return `${title}\n${description}`;
}
