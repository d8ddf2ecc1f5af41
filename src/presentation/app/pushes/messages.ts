import { PRODUCT_NAME } from '../../shared/page/product';

export const messagePushMessages = {
  someone: 'Quelqu’un vous a écrit',
  untitled: 'Au sujet d’une annonce',
  onSite: `Ce message se lit sur ${PRODUCT_NAME}, par prudence.`,
} as const;

export const searchPushMessages = {
  oneSearch: 'Votre recherche',
  unnamedSearch: 'Une de vos recherches',
  untitled: 'Une annonce à découvrir sur le site',
  counted: (name: string, counted: string) => `${name}\u00a0: ${counted}`,
} as const;

export const pricePushMessages = {
  title: (count: number) => (count > 1 ? `Le prix de ${count} favoris a baissé` : 'Le prix d’un favori a baissé'),
  untitled: 'Un de vos favoris',
  drop: (title: string, price: string, former: string) => `${title}\u00a0: ${price} au lieu de ${former}`,
} as const;

export const endingPushMessages = {
  soon: (count: number) =>
    count > 1 ? `${count} de vos annonces se terminent bientôt` : 'Votre annonce se termine bientôt',
  ended: (count: number) => (count > 1 ? `${count} de vos annonces ont expiré` : 'Votre annonce a expiré'),
  both: (count: number) => `${count} de vos annonces se terminent bientôt ou ont expiré`,
  untitled: 'Une de vos annonces',
  online: (title: string, day: string) => `${title}, en ligne jusqu’au ${day}`,
  advice: 'Encore d’actualité\u202f? Renouvelez-la d’un clic.',
} as const;

export const decisionPushMessages = {
  taken: 'Une décision de modération vous concerne',
  contest: (name: string, lastDay: string) =>
    `${name}\u00a0: lisez-en les motifs dans votre compte, où vous pouvez la contester jusqu’au ${lastDay}.`,
  answer: 'La réponse de notre équipe et ses raisons se lisent dans votre compte.',
} as const;
