import type { HelpTheme } from './HelpArticle';

export const helpSearchTheme: HelpTheme = {
  id: 'rechercher',
  title: 'Rechercher',
  articles: [
    {
      slug: 'rechercher-une-annonce',
      title: 'Rechercher une annonce',
      summary: 'Écrivez ce que vous cherchez dans le champ de recherche, ou parcourez les catégories.',
      alsoCalled: 'trouver chercher acheter parcourir catalogue objet',
      passages: [
        'Le champ « Que cherchez-vous ? » se trouve en haut de presque toutes les pages. Écrivez un ou plusieurs mots, puis validez : les annonces qui contiennent tous ces mots s’affichent, les plus pertinentes d’abord.',
        'Pendant que vous écrivez sur la page des résultats, des propositions apparaissent sous le champ : vos recherches récentes et les expressions qui figurent dans les titres des annonces, avec leur catégorie. Les flèches du clavier permettent de les parcourir, Entrée d’en choisir une.',
        'Vous préférez flâner ? L’accueil présente les cinq catégories : [Véhicules](/categorie/vehicules), [Immobilier](/categorie/immobilier/accueil), [Multimédia](/categorie/multimedia), [Maison](/categorie/maison) et [Loisirs & divers](/categorie/loisirs). Chacune se divise en sous-catégories et montre ses annonces les plus récentes.',
        'Aucun compte n’est nécessaire pour chercher et consulter les annonces.',
      ],
      related: ['affiner-une-recherche', 'ecrire-une-bonne-recherche', 'chercher-pres-de-chez-vous'],
    },
    {
      slug: 'affiner-une-recherche',
      title: 'Affiner une recherche avec les filtres',
      summary: 'Catégorie, lieu, prix, caractéristiques : les filtres se combinent et se retirent un par un.',
      alsoCalled:
        'filtrer filtre critère prix maximum budget marque kilométrage surface vendeur particulier livraison don',
      passages: [
        'Sur un grand écran, les filtres se trouvent à gauche des résultats. Sur un téléphone, le bouton « Filtres » les ouvre ; un bouton, en bas, revient aux annonces.',
        {
          list: [
            'La catégorie, puis les caractéristiques qui lui sont propres : kilométrage et carburant d’une voiture, surface et nombre de pièces d’un logement, marque et capacité d’un téléphone.',
            'Le lieu et le rayon autour de lui.',
            'Un prix minimal, un prix maximal, ou les dons uniquement.',
            'Les offres ou les demandes, les particuliers ou les professionnels.',
            'Les annonces avec photo, et celles dont l’objet peut être livré.',
          ],
        },
        'Les filtres en place sont rappelés au-dessus des résultats : un clic retire celui que vous ne voulez plus, et « Tout effacer » les retire tous. Le bouton Retour de votre navigateur annule le dernier changement.',
      ],
      related: ['trier-les-resultats', 'aucun-resultat', 'partager-une-recherche'],
    },
    {
      slug: 'ecrire-une-bonne-recherche',
      title: 'Accents, pluriels, fautes : bien écrire une recherche',
      summary:
        'Le moteur comprend les accents oubliés, les pluriels et les petites fautes ; un signe moins exclut un mot.',
      alsoCalled: 'exclure mot moins orthographe faute de frappe synonyme majuscule accent astuce',
      passages: [
        'Écrivez comme cela vous vient : le moteur de recherche connaît le français des petites annonces.',
        {
          list: [
            'Les accents et les majuscules ne comptent pas : « velo » trouve « Vélo ».',
            'Le singulier trouve le pluriel, le masculin trouve le féminin.',
            'Un mot inachevé suffit s’il est le dernier et qu’aucune annonce ne le contient : « guit » trouve « guitare ».',
            'Une phrase devient des filtres : « vélo électrique à moins de 1 500 € près de Lyon » cherche les mots, le prix et le lieu. Chaque filtre se retire d’un clic.',
            '« lavelinge » trouve « lave-linge », et « iphone13 » trouve « iPhone 13 ».',
            'Certains mots se valent : « frigo » trouve aussi « réfrigérateur ».',
            'Une faute de frappe est pardonnée lorsqu’aucune annonce ne contient le mot tel que vous l’avez écrit.',
          ],
        },
        'Pour écarter un mot, faites-le précéder d’un signe moins, sans espace : « table -basse » laisse de côté les tables basses.',
        'Les petits mots comme « de » ou « pour » sont ignorés dès qu’il y en a d’autres.',
      ],
      related: ['rechercher-une-annonce', 'aucun-resultat', 'trier-les-resultats'],
    },
    {
      slug: 'chercher-pres-de-chez-vous',
      title: 'Chercher près de chez vous',
      summary: 'Choisissez une commune et un rayon, ou utilisez la position de votre appareil.',
      alsoCalled:
        'autour de moi proximité distance rayon ville commune code postal localisation position GPS géolocalisation carte',
      passages: [
        'Dans les filtres, la rubrique « Lieu » accepte le nom d’une commune ou un code postal. Choisissez la commune dans la liste, puis le rayon : seules les annonces situées à l’intérieur restent affichées, et vous pouvez les trier par distance.',
        'Le bouton « Autour de moi » demande sa position à votre appareil. Votre navigateur vous demande d’abord votre accord ; si vous refusez, indiquez simplement votre commune. Seule la commune la plus proche est retenue pour la recherche.',
        'L’accueil comporte aussi une rubrique « Près de chez vous ». Le lieu que vous y choisissez est conservé dans votre navigateur, et nulle part ailleurs ; « Changer de lieu » l’oublie.',
        'Les distances sont comptées de commune à commune, à vol d’oiseau. Voyez [pourquoi la position est approximative](/aide/position-approximative).',
      ],
      related: ['position-approximative', 'affiner-une-recherche', 'donnees-conservees'],
    },
    {
      slug: 'trier-les-resultats',
      title: 'Trier les résultats',
      summary: 'Par pertinence, par date, par prix ou par distance : l’ordre ne dépend jamais d’un paiement.',
      alsoCalled: 'tri ordre classement pertinence récent moins cher prix croissant décroissant distance',
      passages: [
        'La liste « Trier par » propose cinq ordres.',
        {
          list: [
            'Pertinence : d’abord les annonces qui répondent le mieux à vos mots.',
            'Plus récentes : les dernières publiées d’abord.',
            'Prix croissant ou prix décroissant ; les prix « sur demande » viennent toujours après les autres, et un don compte pour zéro.',
            'Distance : les plus proches d’abord, lorsque vous avez choisi un lieu.',
          ],
        },
        'Aucune annonce ne peut être mise en avant contre paiement, et le classement est le même pour tout le monde : il ne dépend ni de vos recherches passées, ni de votre compte.',
        'La page [Classement des annonces](/classement) explique précisément comment la pertinence est calculée.',
      ],
      related: ['affiner-une-recherche', 'ecrire-une-bonne-recherche', 'rechercher-une-annonce'],
    },
    {
      slug: 'aucun-resultat',
      title: 'Aucune annonce ne correspond',
      summary: 'Le site propose lui-même des recherches plus larges ; il suffit souvent de retirer un filtre.',
      alsoCalled: 'rien trouvé zéro résultat vide élargir recherche trop précise',
      passages: [
        'Lorsque rien ne correspond exactement à votre recherche, la page vous propose de demander un peu moins, et indique ce que vous trouveriez alors :',
        {
          list: [
            'sans l’un des filtres, si vous en avez posé plusieurs ;',
            'dans un rayon plus grand, ou partout en France ;',
            'dans la catégorie entière plutôt que dans une seule sous-catégorie ;',
            'avec moins de mots.',
          ],
        },
        'Un clic suffit pour lancer la recherche élargie. Le bouton Retour du navigateur ramène à la vôtre.',
        'Vérifiez aussi l’orthographe des noms propres et des modèles : le moteur corrige les petites fautes, mais jamais dans un mot qui contient un chiffre.',
        'Vous pouvez enfin déposer une demande : dites ce que vous cherchez, et laissez les vendeurs la lire. L’article [Offre ou demande](/aide/offre-ou-demande) explique comment faire.',
      ],
      related: ['ecrire-une-bonne-recherche', 'affiner-une-recherche', 'offre-ou-demande'],
    },
    {
      slug: 'recherche-rapide-et-vocale',
      title: 'La recherche rapide, au clavier ou à la voix',
      summary:
        'Sur un ordinateur, Ctrl + K ouvre la recherche rapide ; un micro permet de dicter si votre navigateur le permet.',
      alsoCalled: 'raccourci clavier ctrl k commande dicter micro parler vocale voix',
      passages: [
        'Sur un ordinateur, cliquez sur le champ de recherche de l’en-tête ou appuyez sur Ctrl + K (Commande + K sur un Mac). La fenêtre « Recherche rapide » s’ouvre, le curseur déjà dans le champ. Écrivez, puis appuyez sur Entrée. La touche Échap referme la fenêtre.',
        'Vos dernières recherches y sont rappelées : un clic relance celle que vous choisissez.',
        'Si votre navigateur reconnaît la parole, un micro apparaît à droite du champ. Cliquez dessus, autorisez le micro si la question vous est posée, et parlez en français. La reconnaissance est assurée par votre navigateur : certains envoient la voix à leur éditeur pour la transcrire. Mon Bazar n’enregistre aucun son.',
        'Sur un téléphone, le champ de recherche de l’en-tête mène directement aux résultats.',
      ],
      related: ['recherches-recentes', 'rechercher-une-annonce', 'utiliser-le-clavier'],
    },
    {
      slug: 'recherches-recentes',
      title: 'Recherches récentes et annonces déjà vues',
      summary: 'Vos huit dernières recherches et les annonces ouvertes sont retenues dans votre navigateur seulement.',
      alsoCalled: 'historique effacer supprimer mémoire déjà vue visité',
      passages: [
        'Le site retient vos huit dernières recherches pour que vous puissiez les relancer d’un clic. Une recherche répétée n’est retenue qu’une fois, la plus récente d’abord.',
        'Pour les oublier, ouvrez la recherche rapide avec Ctrl + K, puis choisissez « Effacer l’historique ».',
        'Les annonces que vous avez ouvertes portent la mention « déjà vue » dans les listes : vous repérez ainsi les nouveautés d’un coup d’œil. Les cinq cents dernières sont retenues.',
        'Ces deux listes restent dans votre navigateur : elles ne sont envoyées à personne et ne changent pas l’ordre des résultats. Effacer les données du site, dans les réglages du navigateur, les supprime.',
      ],
      related: ['recherche-rapide-et-vocale', 'donnees-conservees', 'trier-les-resultats'],
    },
    {
      slug: 'partager-une-recherche',
      title: 'Garder ou partager une recherche',
      summary:
        'L’adresse de la page contient toute la recherche : copiez-la ou ajoutez-la à vos favoris de navigateur.',
      alsoCalled: 'lien URL adresse copier envoyer marque-page sauvegarder recherche enregistrer',
      passages: [
        'L’adresse de la page des résultats contient toute votre recherche : les mots, la catégorie, le lieu, le rayon, les prix, les caractéristiques et l’ordre choisi. Qui l’ouvre retrouve la même recherche, avec les annonces du moment.',
        {
          steps: [
            'Réglez votre recherche et ses filtres.',
            'Copiez l’adresse affichée par votre navigateur.',
            'Envoyez-la à un proche, ou ajoutez la page aux marque-pages de votre navigateur pour y revenir.',
          ],
        },
        'Avec « Autour de moi », c’est le nom de la commune la plus proche qui figure dans l’adresse, jamais votre position exacte. Changez de commune avant de partager si vous ne souhaitez pas dire où vous êtes.',
      ],
      related: ['enregistrer-une-recherche', 'partager-ou-imprimer', 'affiner-une-recherche'],
    },
  ],
};
