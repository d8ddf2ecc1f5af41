import type { HelpTheme } from './HelpArticle';

export const helpReadingTheme: HelpTheme = {
  id: 'lire',
  title: 'Lire une annonce',
  articles: [
    {
      slug: 'comprendre-une-annonce',
      title: 'Comprendre la page d’une annonce',
      summary: 'Prix, caractéristiques, vendeur, lieu : ce que dit chaque partie de la page.',
      alsoCalled: 'détail fiche réservée vendue référence date publication vendeur description',
      passages: [
        'La page d’une annonce rassemble tout ce que son auteur a indiqué.',
        {
          list: [
            'Les photos, puis le titre, le prix et la commune.',
            'La date de publication et la référence de l’annonce, utile pour nous en parler.',
            'Les caractéristiques, propres à chaque catégorie, et la description.',
            'Qui propose : le nom affiché, la qualité de particulier ou de professionnel, et le mois d’inscription.',
            'Où : la commune, sur une carte de France.',
          ],
        },
        'Une annonce « Réservée » signale une vente en cours, qui peut encore ne pas aboutir. Lorsque l’article est vendu, la page le dit.',
        'Au bas de la page, les annonces similaires vous permettent de comparer.',
      ],
      related: ['particulier-ou-professionnel', 'photos-en-grand', 'annonce-introuvable'],
    },
    {
      slug: 'photos-en-grand',
      title: 'Voir les photos en grand',
      summary: 'La galerie se parcourt au doigt, à la souris ou au clavier, et s’ouvre en plein écran.',
      alsoCalled: 'image agrandir zoom plein écran galerie diaporama',
      passages: [
        'Faites glisser les photos du doigt, utilisez les boutons « Photo précédente » et « Photo suivante », ou choisissez l’une des vignettes. Au clavier, les flèches gauche et droite passent d’une photo à l’autre.',
        'Le bouton « Voir en plein écran » ouvre la photo sur toute la fenêtre. Vous pouvez alors :',
        {
          list: [
            'agrandir et réduire la photo pour en examiner un détail ;',
            'passer à la suivante sans quitter le plein écran ;',
            'revenir à l’annonce avec la touche Échap, le bouton « Fermer » ou le bouton Retour.',
          ],
        },
        'Certaines annonces n’ont pas de photo : leur carte l’indique. Le filtre « Avec photo » les écarte des résultats.',
      ],
      related: ['comprendre-une-annonce', 'affiner-une-recherche', 'partager-ou-imprimer'],
    },
    {
      slug: 'particulier-ou-professionnel',
      title: 'Acheter à un particulier ou à un professionnel',
      summary: 'La qualité du vendeur figure sur chaque annonce, car vos droits n’y sont pas les mêmes.',
      alsoCalled: 'pro entreprise SIRET société rétractation garantie droits consommateur',
      passages: [
        'Chaque annonce dit si elle émane d’un particulier ou d’un professionnel. Un professionnel indique en outre sa raison sociale et son numéro SIRET, affichés sur l’annonce. Ses annonces portent la mention « Pro » dans les listes.',
        'La différence compte :',
        {
          list: [
            'auprès d’un professionnel, le droit de la consommation s’applique, avec la garantie légale de conformité et, pour une vente à distance, un délai de rétractation de quatorze jours dans la plupart des cas ;',
            'entre particuliers, ces règles ne s’appliquent pas, mais la garantie contre les vices cachés prévue par le Code civil demeure.',
          ],
        },
        'La qualité affichée est celle que le vendeur a déclarée. Le filtre « Vendeur » permet de ne voir que les uns ou les autres.',
      ],
      related: ['comprendre-une-annonce', 'acheter-sans-risque', 'annonce-professionnelle'],
    },
    {
      slug: 'position-approximative',
      title: 'Pourquoi la position est-elle approximative ?',
      summary: 'L’annonce montre une commune, jamais une adresse ; les distances se comptent entre communes.',
      alsoCalled: 'carte lieu adresse distance kilomètres environ localisation fausse',
      passages: [
        'Pour protéger celles et ceux qui vendent, une annonce n’indique jamais leur adresse. Le point sur la carte désigne la commune, et les distances sont mesurées à vol d’oiseau d’une commune à l’autre.',
        'Le site connaît la position de toutes les communes des départements français : celle de la ville, ou le centre de la commune. Le vendeur peut habiter à quelques kilomètres de là ; c’est pourquoi les distances sont précédées du mot « environ », et les plus courtes annoncées comme « quelques km ».',
        'Avant de vous déplacer, convenez d’un lieu précis avec le vendeur et vérifiez l’itinéraire. La distance par la route est toujours plus longue que celle affichée.',
      ],
      related: ['chercher-pres-de-chez-vous', 'comprendre-une-annonce', 'acheter-sans-risque'],
    },
    {
      slug: 'partager-ou-imprimer',
      title: 'Partager ou imprimer une annonce',
      summary: 'Deux boutons, sur la page de l’annonce : « Partager » et « Imprimer ».',
      alsoCalled: 'envoyer lien ami copier papier affiche PDF',
      passages: [
        'Le bouton « Partager » ouvre le menu de partage de votre appareil, avec les applications que vous y avez installées. Si votre navigateur n’en a pas, le lien de l’annonce est copié : il ne vous reste qu’à le coller dans un message.',
        'Le bouton « Imprimer » prépare une version sobre de l’annonce, sans l’en-tête, le pied de page ni les boutons, toujours sur fond clair. Choisissez « Enregistrer au format PDF » dans la fenêtre d’impression pour en garder une copie dans vos documents.',
        'Le lien d’une annonce reste le même tant qu’elle est en ligne. Une fois l’annonce expirée ou retirée, la page l’indique et propose des annonces du même genre.',
      ],
      related: ['partager-une-recherche', 'annonce-introuvable', 'photos-en-grand'],
    },
    {
      slug: 'annonce-introuvable',
      title: 'Une annonce a disparu',
      summary: 'Elle a expiré au bout de soixante jours, a été retirée, ou l’adresse est incomplète.',
      alsoCalled: 'introuvable expirée supprimée retirée plus en ligne 404 lien mort erreur',
      passages: [
        'La page vous dit ce qu’il en est :',
        {
          list: [
            '« Cette annonce a expiré » : elle est restée soixante jours en ligne, la durée normale d’une annonce.',
            '« Cette annonce n’est plus en ligne » : son auteur l’a retirée, ou elle ne respectait pas les [règles de diffusion](/regles-diffusion).',
            '« Annonce introuvable » : l’annonce a été supprimée ou retirée, ou l’adresse n’a pas été copiée en entier.',
          ],
        },
        'Dans les deux premiers cas, des annonces du même genre vous sont proposées. Vous pouvez aussi relancer votre [recherche](/recherche) : le même objet est peut-être proposé ailleurs.',
        'Sur le site de démonstration, les annonces sont conservées dans votre navigateur : le lien d’une annonce que vous y avez déposée ne fonctionne pas sur un autre appareil.',
      ],
      related: ['duree-et-nombre-d-annonces', 'site-de-demonstration', 'rechercher-une-annonce'],
    },
    {
      slug: 'diagnostic-energetique',
      title: 'Lire le diagnostic énergétique d’un logement',
      summary: 'Deux lettres, de A à G, pour l’énergie et pour le climat, et une estimation des dépenses annuelles.',
      alsoCalled:
        'DPE GES énergie climat immobilier logement maison appartement location passoire thermique Géorisques',
      passages: [
        'Les annonces de vente et de location de logements indiquent l’état du diagnostic de performance énergétique (DPE). Lorsqu’il est renseigné, la page montre :',
        {
          list: [
            'la classe énergie, de A (très économe) à G (très énergivore) ;',
            'la classe climat, qui mesure les émissions de gaz à effet de serre, sur la même échelle ;',
            'une fourchette des dépenses annuelles d’énergie, avec l’année de référence des prix.',
          ],
        },
        'Pour les classes F et G, la mention « Logement à consommation énergétique excessive » apparaît automatiquement.',
        'Chaque annonce immobilière renvoie aussi au site [Géorisques](https://www.georisques.gouv.fr), qui décrit les risques auxquels le bien est exposé.',
        'Ces informations sont fournies par l’auteur de l’annonce : demandez toujours à voir le diagnostic lui-même.',
      ],
      related: ['comprendre-une-annonce', 'deposer-une-annonce-immobiliere', 'affiner-une-recherche'],
    },
    {
      slug: 'acheter-un-vehicule',
      title: 'Lire l’annonce d’un véhicule',
      summary: 'Kilométrage, contrôle technique, mise en circulation : les points à vérifier avant d’acheter.',
      alsoCalled: 'voiture moto utilitaire occasion kilométrage carte grise contrôle technique Crit’Air',
      passages: [
        'L’annonce d’une voiture indique au moins la marque, le modèle, la première mise en circulation, le kilométrage, le carburant et la boîte de vitesses. Le vendeur peut y ajouter la puissance, la vignette Crit’Air ou le nombre de propriétaires.',
        'La mention « Kilométrage non garanti » signifie que le vendeur ne peut pas prouver le kilométrage : demandez les factures d’entretien et tenez-en compte dans le prix.',
        'Pour un véhicule de plus de quatre ans, le vendeur doit remettre un contrôle technique de moins de six mois. Lisez-le en entier avant de vous engager.',
        'Le service public [HistoVec](https://histovec.interieur.gouv.fr) permet au vendeur de partager gratuitement l’historique administratif du véhicule. Comparez enfin le numéro de série du véhicule avec celui de la carte grise.',
      ],
      related: ['acheter-sans-risque', 'comprendre-une-annonce', 'affiner-une-recherche'],
    },
    {
      slug: 'echanger-par-messages',
      title: 'Écrire à un vendeur, répondre à un acheteur',
      summary:
        'Le bouton « Envoyer un message » ouvre une conversation par annonce ; texte, photos et offres de prix y restent réunis.',
      alsoCalled:
        'message messagerie contacter conversation discuter répondre offre prix négocier notification lu reçu envoyé hors ligne',
      passages: [
        'Sur la page d’une annonce, « Envoyer un message » ouvre une conversation avec son auteur. Vous retrouvez toutes vos conversations sous [Messages](/messages) ; un compteur indique ce que vous n’avez pas encore lu.',
        {
          list: [
            'une offre de prix peut être acceptée ou refusée par l’autre personne, une seule fois ;',
            '« Envoyé », « Reçu » et « Lu » disent où en est votre message ;',
            'hors ligne, vos messages attendent dans votre navigateur, puis partent dans l’ordre dès le retour de la connexion.',
          ],
        },
        'Si le site et votre navigateur le permettent, « Notifications sur cet appareil », dans [votre compte](/account#notifications), vous montre chaque nouveau message aussitôt, même quand le site est fermé.',
        'Le site vous avertit lorsqu’un message contient un lien, un numéro de téléphone, un numéro de compte ou parle d’un paiement à distance : lisez alors [Reconnaître une escroquerie](/aide/reconnaitre-une-escroquerie).',
      ],
      related: ['acheter-sans-risque', 'signaler-une-annonce', 'reconnaitre-une-escroquerie'],
    },
  ],
};
