import type { HelpTheme } from './HelpArticle';

export const helpPhotoTheme: HelpTheme = {
  id: 'photos',
  title: 'Photos',
  articles: [
    {
      slug: 'ajouter-des-photos',
      title: 'Ajouter des photos à une annonce',
      summary: 'Jusqu’à dix photos, choisies, glissées, collées ou prises sur le moment.',
      alsoCalled: 'image télécharger envoyer joindre appareil glisser déposer coller nombre maximum',
      passages: [
        'En haut du formulaire, plusieurs moyens s’offrent à vous :',
        {
          list: [
            '« Choisir des photos » ouvre les fichiers ou la galerie de votre appareil ;',
            '« Prendre une photo » ouvre l’appareil photo d’un téléphone ;',
            'sur un ordinateur, vous pouvez aussi glisser les fichiers sur la page, ou coller une image copiée.',
          ],
        },
        'Une annonce accepte dix photos au plus, de 25 Mo chacune. Chaque photo est réduite dans votre navigateur avant d’être enregistrée : vous pouvez continuer à remplir l’annonce pendant ce temps.',
        'Photographiez à la lumière du jour, sur un fond dégagé, sous plusieurs angles. Montrez aussi les défauts : un acheteur prévenu ne repart pas déçu.',
      ],
      related: ['ordonner-les-photos', 'photo-refusee', 'photos-et-vie-privee'],
    },
    {
      slug: 'ordonner-les-photos',
      title: 'Changer l’ordre des photos',
      summary:
        'La première photo sert de couverture ; toutes se déplacent à la souris, au doigt, au clavier ou par boutons.',
      alsoCalled: 'déplacer couverture photo principale première supprimer retirer trier',
      passages: [
        'La première photo est celle que montrent les listes d’annonces : choisissez la plus parlante. Elle porte la mention « Photo principale ».',
        {
          list: [
            'À la souris ou au doigt : saisissez la poignée d’une photo et faites-la glisser à sa place.',
            'Par boutons : « Avancer » et « Reculer » déplacent la photo d’un rang.',
            'Au clavier : placez-vous sur la poignée, appuyez sur Espace pour prendre la photo, déplacez-la avec les flèches, puis appuyez de nouveau sur Espace pour la poser, ou sur Échap pour annuler.',
          ],
        },
        'Pour enlever une photo, utilisez son bouton « Retirer ». Un message permet d’annuler pendant quelques instants si vous vous êtes trompé.',
        'Les lecteurs d’écran annoncent chaque déplacement.',
      ],
      related: ['ajouter-des-photos', 'photo-refusee', 'utiliser-le-clavier'],
    },
    {
      slug: 'photo-refusee',
      title: 'Une photo est refusée',
      summary: 'Format HEIC, fichier trop lourd ou abîmé : le message dit ce qui ne va pas et comment y remédier.',
      alsoCalled: 'HEIC iPhone format JPEG PNG WebP trop lourde taille erreur échec impossible',
      passages: [
        'Les photos JPEG, PNG et WebP sont acceptées, jusqu’à 25 Mo. Si une photo ne passe pas, un message indique pourquoi :',
        {
          list: [
            'Elle dépasse 25 Mo : réduisez-la, ou choisissez-en une plus légère.',
            'Elle est au format HEIC, celui de nombreux iPhone : dans Réglages, Appareil photo, Formats, choisissez « Le plus compatible », ou exportez la photo en JPEG.',
            'Le fichier n’est pas une photo, ou il est abîmé : essayez avec un autre.',
            'La place manque sur votre appareil : libérez-en un peu, puis ajoutez la photo de nouveau.',
            'Le serveur ne répond pas : vérifiez votre connexion, puis recommencez.',
          ],
        },
        'Une photo refusée n’empêche pas les autres d’être ajoutées, et le reste de votre brouillon est conservé.',
      ],
      related: ['ajouter-des-photos', 'pannes-et-hors-connexion', 'retrouver-un-brouillon'],
    },
    {
      slug: 'photos-et-vie-privee',
      title: 'Ce que vos photos révèlent, et ce que nous effaçons',
      summary: 'La position GPS et les autres données cachées sont effacées dans votre navigateur, avant tout envoi.',
      alsoCalled: 'métadonnées EXIF position GPS adresse confidentialité plaque visage',
      passages: [
        'Une photo prise avec un téléphone contient souvent, cachés dans le fichier, l’endroit exact et l’heure de la prise de vue, et le modèle de l’appareil. Mon Bazar redessine chaque photo dans votre navigateur avant de l’enregistrer : ces données cachées n’y figurent plus, et le fichier d’origine ne quitte pas votre appareil.',
        'Ce que l’on voit sur l’image, en revanche, reste visible. Avant de publier, vérifiez qu’aucune photo ne montre :',
        {
          list: [
            'un visage, surtout celui d’un enfant ;',
            'une plaque d’immatriculation, un courrier ou un document d’identité ;',
            'la façade ou le numéro de votre domicile, si vous ne souhaitez pas qu’on vous retrouve.',
          ],
        },
        'Recadrez ou masquez ces détails avec l’application de photos de votre appareil, puis ajoutez l’image ainsi corrigée.',
      ],
      related: ['ajouter-des-photos', 'donnees-conservees', 'position-approximative'],
    },
  ],
};
