import type { DealKind } from '../../domain/listings/dealKind';
import type { DealSituation, DealStep, StepStatus } from '../../domain/reviews/dealTimeline';
import type { ReviewSide } from '../../domain/reviews/Deal';

interface DealWords {
  readonly heading: string;
  readonly end: string;
  /** When the seller closes the listing. */
  readonly once: string;
  readonly concluded: string;
  /** Follows « L’annonce est ». */
  readonly participle: string;
  readonly elsewhere: string;
  readonly stopped: string;
}

const words: Record<DealKind, DealWords> = {
  sale: {
    heading: 'Suivi de la vente',
    end: 'Vente',
    once: 'une fois la vente conclue',
    concluded: 'La vente est conclue.',
    participle: 'vendue',
    elsewhere: 'L’annonce est vendue à quelqu’un d’autre.',
    stopped: 'la vente ne peut pas se poursuivre',
  },
  rental: {
    heading: 'Suivi de la location',
    end: 'Location',
    once: 'une fois la location conclue',
    concluded: 'La location est conclue.',
    participle: 'louée',
    elsewhere: 'L’annonce est louée à quelqu’un d’autre.',
    stopped: 'la location ne peut pas se poursuivre',
  },
  gift: {
    heading: 'Suivi du don',
    end: 'Don',
    once: 'une fois le don fait',
    concluded: 'Le don est fait.',
    participle: 'donnée',
    elsewhere: 'L’annonce est donnée à quelqu’un d’autre.',
    stopped: 'le don ne peut pas se poursuivre',
  },
  wanted: {
    heading: 'Suivi de la demande',
    end: 'Affaire',
    once: 'une fois l’affaire conclue',
    concluded: 'L’affaire est conclue.',
    participle: 'aboutie',
    elsewhere: 'L’affaire est conclue avec quelqu’un d’autre.',
    stopped: 'l’affaire ne peut pas se poursuivre',
  },
};

export const timelineMessages = {
  heading: (deal: DealKind) => words[deal].heading,
  name: (name: string) => `Indiquer que c’est ${name}`,
  /** `moment`: « samedi 28 novembre à 14 h 30 ». */
  appointment: (moment: string, place: string) => `Rendez-vous ${moment}\u00a0: ${place}`,
  next: (name: string) => `Personne suivante\u00a0: ${name}`,
  nextWithOffer: (name: string, price: string) => `Personne suivante\u00a0: ${name}, qui propose ${price}`,
} as const;

/** `price`: what the two have agreed on. */
export function stepLabel(step: DealStep, deal: DealKind, price: string | null = null): string {
  return {
    agreement: price === null ? 'Accord' : `Accord à ${price}`,
    reservation: 'Réservation',
    appointment: 'Rendez-vous',
    end: words[deal].end,
    reviews: 'Avis',
  }[step];
}

/** Read after the name of a step. */
export const stepStatuses: Record<StepStatus, string> = {
  done: 'étape faite',
  next: 'étape suivante',
  later: 'étape à venir',
  void: 'étape sans suite',
};

/** How far the deal has come, where one step stands for all. */
export function summaryText(status: StepStatus, position: number, count: number): string {
  if (status === 'done') return 'Tout est fait';
  return status === 'void' ? 'Sans suite' : `Étape ${position} sur ${count}`;
}

interface Reader {
  readonly side: ReviewSide;
  /** The name of the other person. */
  readonly name: string;
  /** Whether something is for the reader to do. */
  readonly isTurn: boolean;
}

/** Where the deal stands, and who must do what. */
export function situationText(situation: DealSituation, deal: DealKind, reader: Reader): string {
  const { concluded, elsewhere, participle, stopped } = words[deal];
  switch (situation) {
    case 'unknown':
      return '';
    case 'released':
      return 'La réservation n’a pas abouti\u00a0: l’annonce est de nouveau en ligne.';
    case 'reserved-elsewhere':
      return 'L’annonce est réservée pour quelqu’un d’autre.';
    case 'sold-elsewhere':
      return elsewhere;
    case 'offline':
      return `L’annonce n’est plus en ligne\u00a0: ${stopped}.`;
    case 'complete':
      return concluded;
    case 'to-review':
      return `${concluded} ${reader.isTurn ? 'À vous de laisser un avis.' : `${reader.name} peut encore laisser un avis.`}`;
    case 'reserved-unnamed':
      return unnamed('réservée', 'pour qui', reader);
    case 'sold-unnamed':
      return unnamed(participle, deal === 'wanted' ? 'avec qui' : 'à qui', reader);
    case 'to-reserve':
    case 'to-meet':
    case 'to-end':
      return stepText(situation, deal, reader);
  }
}

const turns: Partial<Record<DealSituation, string>> = {
  'to-reserve': 'de réserver',
  'to-end': 'de conclure',
  'to-review': 'de laisser un avis',
};

/** Who must act, in a few words; null where nobody must, or both must. */
export function turnText(situation: DealSituation, { name, isTurn }: Reader): string | null {
  const what = turns[situation];
  return what === undefined ? null : `À ${isTurn ? 'vous' : name} ${what}`;
}

function unnamed(participle: string, whom: string, { name, side }: Reader): string {
  return side === 'seller'
    ? `L’annonce est ${participle}, sans que vous ayez indiqué ${whom}.`
    : `L’annonce est ${participle}, mais ${name} n’a pas indiqué ${whom}.`;
}

function stepText(situation: 'to-reserve' | 'to-meet' | 'to-end', deal: DealKind, { name, side }: Reader): string {
  const { once, participle } = words[deal];
  if (situation === 'to-reserve')
    return side === 'seller'
      ? `À vous de réserver l’annonce pour ${name}\u00a0: d’ici là, elle reste ouverte à tous.`
      : `${name} peut maintenant réserver l’annonce pour vous\u00a0: d’ici là, elle reste ouverte à tous.`;
  if (situation === 'to-meet')
    return side === 'seller'
      ? `L’annonce est réservée pour ${name}. Convenez d’un rendez-vous, puis marquez-la comme ${participle}, ${once}.`
      : `L’annonce est réservée pour vous. Convenez d’un rendez-vous\u202f; ${name} marquera ensuite l’annonce comme ${participle}, ${once}.`;
  return side === 'seller'
    ? `L’annonce est réservée pour ${name}. À vous de la marquer comme ${participle}, ${once}.`
    : `L’annonce est réservée pour vous. ${name} la marquera comme ${participle}, ${once}.`;
}
