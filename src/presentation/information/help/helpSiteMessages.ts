import type { HelpTheme } from './HelpArticle';

export const helpSiteTheme: HelpTheme = {
  id: 'site',
  title: 'Le site',
  articles: [
    {
      slug: 'theme-clair-ou-sombre',
      title: 'Passer du thème clair au thème sombre',
      summary: 'Un bouton de l’en-tête, ou un glissement du doigt à l’horizontale, change de thème.',
      alsoCalled: 'mode nuit sombre noir clair couleur luminosité affichage contraste glisser',
      passages: [
        'Le bouton en forme de lune ou de soleil, dans l’en-tête, passe d’un thème à l’autre.',
        'Sur un écran tactile, vous pouvez aussi glisser un doigt à l’horizontale, n’importe où sur la page, sur plus de 50 pixels. Les gestes qui font défiler les photos ou une liste ne changent pas le thème, pas plus que ceux qui partent du bord de l’écran, réservés au navigateur.',
        'Le thème clair est celui de départ. Votre choix est retenu dans votre navigateur et s’applique aussitôt dans tous les onglets ouverts.',
        'Les deux thèmes respectent les mêmes contrastes. Sur papier, les annonces et les articles s’impriment toujours en clair, quel que soit le thème choisi.',
      ],
      related: ['utiliser-le-clavier', 'partager-ou-imprimer', 'donnees-conservees'],
    },
    {
      slug: 'utiliser-le-clavier',
      title: 'Utiliser le site au clavier ou avec un lecteur d’écran',
      summary: 'Tout se fait sans souris, du premier lien d’évitement à la publication d’une annonce.',
      alsoCalled: 'accessibilité handicap malvoyant aveugle raccourci tabulation lecteur écran NVDA VoiceOver zoom',
      passages: [
        'La touche Tabulation passe d’un élément au suivant, toujours visiblement entouré. Le premier lien de chaque page, « Aller au contenu », évite l’en-tête.',
        {
          list: [
            'Ctrl + K, ou Commande + K, ouvre la recherche rapide sur un ordinateur.',
            'Dans un champ qui propose des réponses, les flèches les parcourent, Entrée choisit et Échap referme.',
            'Échap ferme aussi le menu, les fenêtres et le plein écran ; le clavier revient là où il était.',
            'F8 mène au bouton du message qui vient d’apparaître, « Annuler » par exemple ; Entrée l’active et Échap ramène où vous étiez.',
            'Les flèches font défiler les photos d’une annonce.',
            'Dans cette aide, la flèche du bas mène du champ de recherche aux articles trouvés.',
          ],
        },
        'Les changements importants, comme le nombre de résultats ou les messages de confirmation, sont annoncés aux lecteurs d’écran. Si vous avez demandé à votre système de réduire les animations, le site en tient compte.',
        'Une difficulté ? La page [Accessibilité](/accessibilite) dit où nous en sommes et comment nous la signaler.',
      ],
      related: ['recherche-rapide-et-vocale', 'ordonner-les-photos', 'theme-clair-ou-sombre'],
    },
    {
      slug: 'pannes-et-hors-connexion',
      title: 'Hors connexion, panne ou stockage refusé',
      summary: 'Un bandeau dit ce qui ne va pas ; ce que vous avez écrit est gardé.',
      alsoCalled:
        'erreur bug ne marche pas internet coupure chargement navigation privée espace plein onglet bloqué recharger rafraîchir',
      passages: [
        'Lorsque quelque chose empêche le site de fonctionner, un bandeau en haut de la page l’explique.',
        {
          list: [
            'Vous êtes hors ligne : ce que vous écrivez est gardé, et les annonces reviennent avec la connexion.',
            'Votre navigateur refuse de conserver des données, par exemple en navigation privée : ouvrez le site dans une fenêtre ordinaire.',
            'Un autre onglet utilise une ancienne version du site : fermez les autres onglets, puis rechargez la page.',
            'L’espace de stockage est plein : libérez de la place sur votre appareil, puis rechargez la page.',
          ],
        },
        'Si une page ne s’affiche pas comme prévu, « Rafraîchir la page » suffit le plus souvent.',
        'Utilisez un navigateur récent et tenu à jour. Si la difficulté persiste, [écrivez-nous](/contact) en indiquant votre navigateur, votre appareil et ce que vous faisiez.',
      ],
      related: ['retrouver-un-brouillon', 'photo-refusee', 'code-non-recu'],
    },
    {
      slug: 'site-de-demonstration',
      title: 'Qu’est-ce que le site de démonstration ?',
      summary: 'Une installation sans serveur : les annonces, fictives, vivent dans votre navigateur.',
      alsoCalled: 'démo essai fictif faux exemple local navigateur IndexedDB Firebase serveur',
      passages: [
        'Mon Bazar peut fonctionner de deux façons. Relié à un serveur, c’est une place de marché ordinaire : chacun voit les annonces de tous. Sans serveur, c’est une démonstration : le catalogue d’exemples, les personnes d’essai et tout ce que vous y ajoutez sont conservés dans votre navigateur.',
        'Dans la démonstration :',
        {
          list: [
            'les annonces du catalogue sont inventées et leurs images sont des dessins : rien n’est réellement à vendre ;',
            'une annonce que vous déposez n’est visible que dans ce navigateur, dans tous ses onglets ;',
            'aucun SMS n’est envoyé, aucune donnée ne quitte votre appareil ;',
            'effacer les données du site dans les réglages du navigateur remet tout à neuf.',
          ],
        },
        'La page [Se connecter](/auth) dit, dès sa première phrase, si vous êtes sur une démonstration.',
      ],
      related: ['personnes-d-essai', 'donnees-conservees', 'annonce-introuvable'],
    },
  ],
};
