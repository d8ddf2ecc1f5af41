import { PRODUCT_NAME } from './product';

export const standaloneMessages = {
  logo: `${PRODUCT_NAME}\u00a0: accueil`,
  home: 'Aller à l’accueil',
} as const;
