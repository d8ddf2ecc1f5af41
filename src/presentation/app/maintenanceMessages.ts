import { PRODUCT_NAME } from '../shared/product';

export const maintenanceMessages = {
  title: 'Administration de la maintenance',
  text: `Les administrateurs pourront ici fermer ${PRODUCT_NAME} le temps d’une maintenance et fixer la date du lancement.`,
  preview: 'Sur la page de maintenance, les visiteurs pourront s’inscrire ainsi\u00a0:',
  home: 'Retour à l’accueil',
} as const;
