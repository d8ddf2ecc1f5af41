import { PRODUCT_NAME } from '../../shared/page/product';

/** Texts of the home page and of its lists of listings. */
export const messages = {
  home: {
    title: 'Les bonnes affaires sont au coin de la rue',
    lead: 'Objets, véhicules, immobilier : achetez et vendez près de chez vous, entre particuliers et professionnels.',
    shortcuts: 'Raccourcis de l’accueil',
    nearby: 'Autour de moi',
    post: 'Déposer une annonce',
    families: 'Parcourir le bazar',
    newest: 'Tout juste déposées',
    nearbyHeading: 'Près de chez vous',
  },
  feed: {
    showMore: 'Afficher plus d’annonces',
    all: 'Voir toutes les annonces',
    empty: `Les étals se remplissent : aucune annonce pour le moment. Déposez la première sur ${PRODUCT_NAME} !`,
  },
} as const;
