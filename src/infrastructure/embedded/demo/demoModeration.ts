import type { Listing } from '../../../domain/listings/Listing';
import type { DecisionOrder } from '../../../domain/moderation/decide';
import type { Report } from '../../../domain/moderation/Report';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/Instant';
import { demoConversationId } from './storeDemoConversation';

/** A listing like another one of the same owner in the catalogue, which must fit its category and its fields. */
interface DemoCopy extends Pick<Listing, 'id' | 'title' | 'description' | 'price'> {
  readonly model: string;
  /** Milliseconds, as everywhere here. */
  readonly age: number;
}

interface DemoReport extends Report {
  readonly age: number;
}

interface DemoDecision extends Omit<DecisionOrder, 'by' | 'seen'> {
  readonly age: number;
  /** SHA-256 of its `chainText`, which depends on the order of the decisions too. */
  readonly chain: string;
}

export const correctedListing: DemoCopy = {
  id: 'demo-visseuse-batterie-neuve',
  model: 'demo-perceuse-sans-fil-12-v',
  title: 'Visseuse 18\u00a0V avec batterie neuve et chargeur',
  description:
    'Achetée pour monter une cuisine, rangée depuis. La batterie a été remplacée au printemps, le chargeur est d’origine. Appelez-moi au 06 39 98 12 34, le soir.',
  price: { kind: 'amount', euros: 60 },
  age: 9 * DAY,
};

/** What its owner has submitted again. */
export const correctedDescription =
  'Achetée pour monter une cuisine, rangée depuis. La batterie a été remplacée au printemps, le chargeur est d’origine. Remise à Villeurbanne, le soir, ou envoi contre un coupon PCS.';

export const removedListing: DemoCopy = {
  id: 'demo-baskets-serie-limitee',
  model: 'demo-baskets-course-retro-43',
  title: 'Baskets montantes pointure\u00a043, série limitée',
  description:
    'Paire numérotée, achetée en boutique à Lyon et portée deux fois. Boîte d’origine. L’étiquette de la languette a été recousue par un cordonnier.',
  price: { kind: 'amount', euros: 140 },
  age: 12 * DAY,
};

const listing = (id: string) => ({ kind: 'listing', id }) as const;

/** Those that the decisions below are about. */
export const decidedReports: readonly DemoReport[] = [
  {
    reporterId: 'demo-claire-nantes',
    target: listing(correctedListing.id),
    reason: 'privacy',
    details: 'La description donne un numéro de téléphone.',
    age: 8 * DAY,
  },
  {
    reporterId: 'demo-lea-paris',
    target: listing(removedListing.id),
    reason: 'counterfeit',
    details: 'Les coutures et l’étiquette ne sont pas celles de la marque.',
    age: 7 * DAY,
  },
  {
    reporterId: 'demo-camille',
    target: listing('demo-piano-a-donner'),
    reason: 'duplicate',
    details: 'J’ai cru voir la même annonce hier.',
    age: 95 * MINUTE,
  },
];

/** Those of the open cases. */
export const waitingReports: readonly DemoReport[] = [
  {
    reporterId: 'demo-camille',
    target: listing(correctedListing.id),
    reason: 'privacy',
    details: 'Un numéro de téléphone est écrit à la fin.',
    age: 5 * DAY - 20 * MINUTE,
  },
  {
    reporterId: 'demo-camille',
    target: listing('demo-xbox-one-s-blanche'),
    reason: 'scam',
    details: 'Il demande d’être payé par coupons avant de montrer la console.',
    age: 4 * HOUR,
  },
  {
    reporterId: 'demo-lea-paris',
    target: listing('demo-xbox-one-s-blanche'),
    reason: 'scam',
    details: 'Même vendeur, même demande\u00a0: des coupons de paiement par message.',
    age: 3 * HOUR,
  },
  {
    reporterId: 'demo-theo-toulouse',
    target: listing('demo-xbox-one-s-blanche'),
    reason: 'spam',
    details: '',
    age: 2 * HOUR,
  },
  {
    reporterId: 'demo-claire-nantes',
    target: listing('demo-valise-ancienne-etiquettes'),
    reason: 'wrong-category',
    details: 'Cette valise serait mieux dans «\u00a0Décoration\u00a0».',
    age: 26 * HOUR,
  },
  {
    reporterId: 'demo-karim',
    target: listing('demo-montre-automatique-lip'),
    reason: 'counterfeit',
    details: 'Le numéro au dos n’est pas un numéro de cette marque.',
    age: 6 * HOUR,
  },
  {
    reporterId: 'demo-camille',
    target: { kind: 'person', id: 'demo-nicolas-reims' },
    reason: 'harassment',
    details: 'Dix messages dans la nuit après mon refus, et des insultes.',
    age: 9 * HOUR,
  },
  {
    reporterId: 'demo-theo-toulouse',
    target: { kind: 'conversation', id: demoConversationId },
    reason: 'scam',
    details: 'Il veut le numéro de ma carte pour me payer, et me menace depuis que j’ai refusé.',
    age: 2 * HOUR,
  },
];

/** Of a visitor, about an open case. */
export const demoNotice = {
  reference: 'DemoSignalement2026a',
  target: listing('demo-montre-automatique-lip'),
  reason: 'counterfeit',
  details:
    'Je suis horlogère. Le mouvement de la troisième photo n’a jamais été monté dans ce modèle, et le cadran est une copie.',
  sender: { name: 'Jeanne Roussel', email: 'jeanne.roussel@exemple.fr' },
  age: 5 * HOUR,
} as const;

export const demoDecisions: readonly DemoDecision[] = [
  {
    target: listing(correctedListing.id),
    measure: 'correction',
    statement: {
      source: 'notice',
      ground: 'terms',
      category: 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
      facts: 'La description de l’annonce donne un numéro de téléphone mobile.',
      reference: 'Règles de diffusion, «\u00a0Une bonne annonce\u00a0»',
      explanation:
        'Les coordonnées n’ont pas leur place dans une annonce\u00a0: la messagerie du site suffit pour répondre. Retirez le numéro, puis publiez de nouveau votre annonce.',
    },
    days: 0,
    points: 0,
    note: 'Vérifier que le numéro a disparu.',
    age: 5 * DAY,
    chain: '809635c9d12286c78865e651ea8ac6a727cdf237eefe46f817ff6c669d514206',
  },
  {
    target: listing(removedListing.id),
    measure: 'removal',
    statement: {
      source: 'notice',
      ground: 'illegal',
      category: 'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
      facts:
        'L’annonce présente comme d’origine une paire dont l’étiquette et les coutures ne sont pas celles de la marque.',
      reference: 'Code de la propriété intellectuelle, article\u00a0L.\u00a0716-10',
      explanation:
        'Mettre en vente un objet qui reproduit une marque sans l’accord de son titulaire est une contrefaçon, même si le vendeur l’ignore.',
    },
    days: 0,
    points: 3,
    note: 'Comparé aux photos de la marque.',
    age: 4 * DAY,
    chain: 'e4157bc481502d11e7a1939739b6da17b7b28a22175c21e1fd9bf3e9623d6f57',
  },
  {
    target: listing('demo-piano-a-donner'),
    measure: 'none',
    statement: null,
    days: 0,
    points: 0,
    note: 'Une seule annonce de ce piano\u00a0: rien à retirer.',
    age: HOUR,
    chain: '3df942d5dea0e5dd31cd97eb314da3c81d31ecb753acac725240bbb6affd244f',
  },
];

/** Which listings wait for an admin, as Inès has set it last; one word is in `correctedDescription`. */
export const demoSettings = {
  words: ['tramadol', 'gaz lacrymogene', 'faux papiers', 'western union', 'coupon pcs'],
  by: 'demo-ines',
  age: 45 * MINUTE,
  /** As of a decision; it follows the last one. */
  chain: '7acaeb2078c97de34b0af5c246474a92016e164102bf7875431f53f2c1ea5c72',
};

/** When the owner submitted the corrected listing again. */
export const RESUBMISSION_AGE = 4 * DAY + 20 * HOUR;

export const demoAppeal = {
  personId: 'demo-karim',
  text: 'J’ai acheté ces baskets en boutique à Lyon et j’ai gardé la facture. L’étiquette a été recousue par un cordonnier\u00a0: c’est écrit dans l’annonce.',
  age: 3 * DAY,
};
