import { PRODUCT_NAME } from '../shared/page/product';
import { paths } from '../shared/paths';
import type { InformationDocument } from './InformationDocument';

export const aboutDocument: InformationDocument = {
  path: paths.about,
  title: 'À propos',
  description: `${PRODUCT_NAME}, le site de petites annonces qui rapproche celles et ceux qui vendent de celles et ceux qui cherchent : ce qu’il permet, ce à quoi il s’engage, comment il est fait.`,
  lead: `${PRODUCT_NAME} est un site de petites annonces : on y vend, on y loue, on y donne et on y trouve des objets, des véhicules et des logements, près de chez soi.`,
  sections: [
    {
      id: 'idee',
      title: 'L’idée',
      passages: [
        'Un bazar, c’est un marché où l’on trouve de tout, tenu par des gens que l’on croise. Nous avons voulu retrouver en ligne ce plaisir simple : entrer sans rien demander, fouiller, comparer, tomber sur la bonne affaire à deux rues de chez soi.',
        'Donner une seconde vie aux choses coûte moins cher et pèse moins sur la planète. Encore faut-il que l’annonce soit facile à écrire, et facile à trouver. C’est tout notre métier.',
      ],
    },
    {
      id: 'ce-que-vous-pouvez-faire',
      title: 'Ce que vous pouvez y faire',
      passages: [
        {
          list: [
            'Parcourir cinq catégories d’annonces : [véhicules](/categorie/vehicules), [immobilier](/categorie/immobilier/accueil), [multimédia](/categorie/multimedia), [maison](/categorie/maison), [loisirs et divers](/categorie/loisirs).',
            'Chercher en français, avec ou sans accents, au singulier ou au pluriel, autour de votre commune, avec les filtres propres à chaque catégorie.',
            'Lire une annonce complète : photos en plein écran, caractéristiques, lieu approximatif, mentions prévues par la loi.',
            '[Déposer une annonce](/deposer-annonce) avec jusqu’à dix photos, gratuitement, sur une seule page et sans craindre de perdre votre brouillon.',
          ],
        },
        'Le [centre d’aide](/aide) explique chacune de ces possibilités.',
      ],
    },
    {
      id: 'engagements',
      title: 'Nos engagements',
      passages: [
        {
          list: [
            'La transparence : aucune annonce ne se paie pour être mieux placée. La façon dont les résultats sont classés est [publique](/classement), comme les [chiffres de la modération](/transparence).',
            'La discrétion : ni publicité, ni traceur, ni revente de données. La position cachée dans vos photos est effacée avant l’envoi. Tout est dit sur la page [Confidentialité](/confidentialite).',
            'La clarté : la qualité de particulier ou de professionnel figure sur chaque annonce, et les [règles de diffusion](/regles-diffusion) tiennent en une page.',
            'L’accès de tous : le site se parcourt au clavier, à la souris et au doigt, en clair ou en sombre. L’état exact est décrit sur la page [Accessibilité](/accessibilite).',
          ],
        },
      ],
    },
    {
      id: 'comment-c-est-fait',
      title: 'Comment c’est fait',
      passages: [
        `${PRODUCT_NAME} est un logiciel libre, publié sous licence MIT : chacun peut l’étudier, le modifier et l’installer.`,
        'Il fonctionne de deux façons. Relié à un serveur, il est une place de marché ouverte à tous. Sans serveur, il est une [démonstration](/aide/site-de-demonstration) dont les annonces, fictives, vivent dans votre navigateur.',
        'Le moteur de recherche, le choix des couleurs et jusqu’aux dessins du catalogue d’exemples ont été faits pour ce site.',
      ],
    },
    {
      id: 'qui',
      title: 'Qui se trouve derrière ce site ?',
      passages: [
        'L’exploitant de ce site et son hébergeur sont nommés dans les [mentions légales](/mentions-legales). Pour nous écrire, utilisez la page [Contact](/contact).',
      ],
    },
  ],
};
