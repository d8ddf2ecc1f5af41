import type { HelpTheme } from './HelpArticle';

export const helpSavedItemsTheme: HelpTheme = {
  id: 'favoris',
  title: 'Garder et suivre',
  articles: [
    {
      slug: 'garder-une-annonce-en-favori',
      title: 'Garder une annonce en favori',
      summary: 'Touchez le cœur d’une annonce pour la retrouver dans vos favoris et voir si son prix baisse.',
      alsoCalled: 'favoris cœur coup de cœur sauvegarder suivre liste baisse de prix vendue réservée retirer annuler',
      passages: [
        'Chaque annonce porte un cœur, sur sa carte et sur sa page. Un clic la garde, un autre la retire. Le résultat se voit tout de suite ; s’il n’a pas pu être enregistré, le cœur revient comme avant et une phrase dit pourquoi.',
        'Vous retrouvez ces annonces sur la page [Favoris](/favoris), dans l’ordre où vous les avez ajoutées, ou triées par prix ou par date de publication. Elle vous dit si le prix a baissé depuis l’ajout, et si l’annonce est réservée, vendue ou plus disponible. Une annonce retirée reste nommée : vous savez ce que c’était. Si le site envoie des e-mails, il vous écrit à 8 h quand le prix d’un favori de votre compte a baissé ; ce choix se fait dans votre compte, à la rubrique Notifications.',
        'Sans compte, vos favoris restent dans ce navigateur. À la connexion, ils rejoignent votre compte et vous suivent d’un appareil à l’autre. Vous pouvez en garder cinq cents.',
        'Retirer une annonce par erreur se rattrape : choisissez « Annuler » dans le message qui s’affiche, elle revient avec sa date et son prix d’origine.',
      ],
      related: ['enregistrer-une-recherche', 'masquer-un-vendeur', 'recherches-recentes'],
    },
    {
      slug: 'enregistrer-une-recherche',
      title: 'Enregistrer une recherche et voir ce qui est nouveau',
      summary:
        'Enregistrez une recherche sous un nom : le site vous signale les annonces publiées depuis votre dernière visite.',
      alsoCalled: 'alerte notification nouvelle annonce sauvegarder recherche suivre veille renommer supprimer',
      passages: [
        'Sur la page des résultats, choisissez « Enregistrer cette recherche » et donnez-lui un nom. Tout est retenu : les mots, la catégorie, les filtres, le lieu et l’ordre.',
        'Vos recherches sont sur la page [Favoris](/favoris?vue=recherches). Chacune indique combien d’annonces ont paru depuis que vous l’avez regardée, et un chiffre s’affiche sur le cœur du menu, sans recharger la page. En l’ouvrant, vous voyez les annonces nouvelles marquées « Nouveau ».',
        'Le site vous prévient pendant que vous le consultez. S’il envoie des e-mails, il vous écrit aussi à 8 h quand il y a du nouveau ; ce choix se fait dans votre compte, à la rubrique Notifications. Vous pouvez enregistrer trente recherches, les renommer et les supprimer ; une suppression s’annule pendant quelques secondes.',
      ],
      related: ['garder-une-annonce-en-favori', 'partager-une-recherche', 'affiner-une-recherche'],
    },
    {
      slug: 'masquer-un-vendeur',
      title: 'Masquer un vendeur',
      summary:
        'Masquez un vendeur pour ne plus voir ses annonces dans vos listes et vos recherches ; il n’en sait rien.',
      alsoCalled: 'cacher ignorer bloquer vendeur annonces indésirables afficher de nouveau',
      passages: [
        'Sur la page d’une annonce, sous le nom du vendeur, choisissez « Masquer ce vendeur ». Ses annonces ne paraissent plus dans vos listes ni dans vos recherches. Une ligne dit combien sont écartées et permet de les afficher pour cette fois.',
        'Le vendeur n’en est pas informé, et les autres visiteurs voient toujours ses annonces. Une annonce déjà dans vos favoris y reste. Masquer ne signale rien à l’équipe : pour une annonce qui enfreint les règles, signalez-la.',
        'Pour changer d’avis, ouvrez la liste des [vendeurs masqués](/favoris?vue=vendeurs), puis choisissez « Ne plus masquer ».',
      ],
      related: ['garder-une-annonce-en-favori', 'rechercher-une-annonce', 'aucun-resultat'],
    },
  ],
};
