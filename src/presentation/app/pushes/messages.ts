import { PRODUCT_NAME } from '../../shared/page/product';

export const messagePushMessages = {
  someone: 'Quelqu’un vous a écrit',
  untitled: 'Au sujet d’une annonce',
  onSite: `Ce message se lit sur ${PRODUCT_NAME}, par prudence.`,
} as const;
