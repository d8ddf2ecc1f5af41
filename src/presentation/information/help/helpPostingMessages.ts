import type { HelpTheme } from './HelpArticle';

export const helpPostingTheme: HelpTheme = {
  id: 'deposer',
  title: 'Déposer une annonce',
  articles: [
    {
      slug: 'deposer-une-annonce',
      title: 'Déposer une annonce en une minute',
      summary: 'Remplissez une seule page, relisez, connectez-vous, publiez : c’est gratuit.',
      alsoCalled: 'vendre publier créer mettre en ligne nouvelle annonce gratuit',
      passages: [
        'Cliquez sur « Déposer », en haut de la page. Vous pouvez écrire sans compte ; pour publier, il en faut un, auquel l’annonce appartient.',
        {
          steps: [
            'Photos : dites si vous proposez une offre ou une demande, puis ajoutez jusqu’à dix photos.',
            'Titre et catégorie : donnez un titre ; le site propose la catégorie, et remplit ce que le titre dit déjà.',
            'Détails : complétez les caractéristiques, la description et le prix.',
            'Lieu et remise : indiquez votre commune, la remise en main propre ou la livraison, et si vous êtes un particulier ou un professionnel.',
            '« Aperçu » montre l’annonce telle que les autres la verront ; « Publier l’annonce » la met en ligne.',
          ],
        },
        'Les champs marqués d’un astérisque sont obligatoires. L’aperçu énumère ce qui manque encore, et chaque point mène au champ à compléter.',
        'L’annonce est en ligne dès sa publication, pour soixante jours, à moins qu’une personne ne doive la [relire d’abord](/regles-diffusion#consequences).',
      ],
      related: ['bien-rediger-une-annonce', 'ajouter-des-photos', 'retrouver-un-brouillon'],
    },
    {
      slug: 'choisir-une-categorie',
      title: 'Choisir la bonne catégorie',
      summary: 'Le titre suffit souvent : le site propose les catégories qui lui correspondent.',
      alsoCalled: 'famille rubrique classer mauvaise catégorie changer proposition',
      passages: [
        'Commencez par le titre. D’après vos mots, le site propose les catégories les plus probables : un clic en choisit une. Si aucune ne convient, choisissez vous-même la catégorie, puis la sous-catégorie.',
        'La catégorie mérite votre attention, car elle décide des questions qui suivent : le kilométrage d’une voiture, la surface d’un appartement, l’état d’un téléphone. Ces réponses deviennent des filtres, qui permettent aux acheteurs de trouver votre annonce.',
        'Vous pouvez changer de catégorie tant que l’annonce n’est pas publiée. Les réponses que la nouvelle catégorie demande aussi sont conservées.',
        'Un objet par annonce : deux objets différents méritent deux annonces, qui seront mieux trouvées l’une et l’autre.',
      ],
      related: ['deposer-une-annonce', 'bien-rediger-une-annonce', 'offre-ou-demande'],
    },
    {
      slug: 'bien-rediger-une-annonce',
      title: 'Bien rédiger le titre et la description',
      summary: 'Un titre précis, une description honnête, et aucune coordonnée dans le texte.',
      alsoCalled: 'texte rédaction longueur caractères téléphone e-mail lien coordonnées avertissement conseil',
      passages: [
        'Le titre compte de 5 à 100 caractères. Nommez l’objet, sa marque, son modèle ou sa taille : « Vélo de ville Peugeot, taille M » se trouve mieux que « Superbe vélo ».',
        'La description compte de 10 à 4 000 caractères. Dites l’état, les dimensions, la raison de la vente, les défauts et ce qui est fourni : tout ce qu’un acheteur demanderait.',
        'N’écrivez ni numéro de téléphone, ni adresse e-mail, ni lien. Si le site croit en reconnaître, il vous en avertit sous le texte : des coordonnées publiques attirent les escrocs.',
        'Les mots du titre comptent le plus dans les résultats de recherche ; répéter un mot n’apporte rien. La page [Classement des annonces](/classement) explique pourquoi.',
      ],
      related: ['choisir-une-categorie', 'fixer-un-prix', 'ajouter-des-photos'],
    },
    {
      slug: 'fixer-un-prix',
      title: 'Fixer un prix, donner, ou vendre sur demande',
      summary: 'Un montant en euros entiers, un don, ou un prix sur demande selon la catégorie.',
      alsoCalled: 'gratuit don montant euros tarif loyer budget combien',
      passages: [
        'Le prix s’écrit en euros, sans centimes. Selon la catégorie, d’autres choix sont possibles :',
        {
          list: [
            'un don, par exemple pour un meuble, un vélo ou des livres ; l’annonce porte la mention « Don » ;',
            'un prix sur demande, pour une vente immobilière, un local professionnel ou un bateau.',
          ],
        },
        'Pour une location, indiquez le loyer mensuel, charges comprises. Les charges et le dépôt de garantie ont leurs propres champs.',
        'Si vous déposez une demande, le prix devient un budget maximal, facultatif.',
        'Sous le champ du prix, le formulaire indique le [prix habituel](/classement#prix-habituel) lorsqu’au moins huit annonces sont comparables à la vôtre ; libre à vous de le suivre. Sinon, cherchez des objets comparables et triez-les par prix. Le site n’ajoute aucuns frais et n’intervient pas dans le paiement.',
      ],
      related: ['offre-ou-demande', 'trier-les-resultats', 'bien-rediger-une-annonce'],
    },
    {
      slug: 'offre-ou-demande',
      title: 'Offre ou demande : laquelle choisir ?',
      summary: 'Une offre pour vendre, louer ou donner ; une demande pour dire ce que vous cherchez.',
      alsoCalled: 'cherche recherche souhaite acheter type annonce',
      passages: [
        'La première question du formulaire distingue deux sortes d’annonces.',
        {
          list: [
            'L’offre : vous vendez, louez ou donnez quelque chose. Les caractéristiques obligatoires de la catégorie sont demandées.',
            'La demande : vous cherchez quelque chose. Aucune caractéristique n’est obligatoire, et le budget est facultatif. Sans budget, l’annonce indique « Prix sur demande ».',
          ],
        },
        'Dans les listes, les demandes portent la mention « Demande ». Le filtre « Type d’annonce » permet de ne voir que les offres ou que les demandes.',
        'Pour une demande, un bon titre commence par le verbe : « Cherche vélo enfant 20 pouces ».',
      ],
      related: ['deposer-une-annonce', 'fixer-un-prix', 'aucun-resultat'],
    },
    {
      slug: 'annonce-professionnelle',
      title: 'Déposer une annonce en tant que professionnel',
      summary: 'Indiquez votre raison sociale et votre numéro SIRET : la loi veut qu’ils soient affichés.',
      alsoCalled: 'pro entreprise société commerçant SIRET raison sociale auto-entrepreneur statut',
      passages: [
        'Si vous vendez dans le cadre de votre activité, choisissez « Professionnel » sous « Lieu et remise ». Le site vous demande alors :',
        {
          list: [
            'votre raison sociale ;',
            'votre numéro SIRET, de quatorze chiffres. Sa forme est vérifiée : une faute de frappe est signalée.',
          ],
        },
        'Ces deux informations sont affichées sur l’annonce, comme la loi le demande, et vos annonces portent la mention « Pro » dans les listes.',
        'Se présenter comme un particulier lorsqu’on agit en professionnel est une pratique commerciale trompeuse, punie par le Code de la consommation. Les règles qui protègent les consommateurs s’appliquent à vos ventes : information avant l’achat, garantie légale et, à distance, droit de rétractation.',
      ],
      related: ['particulier-ou-professionnel', 'deposer-une-annonce', 'duree-et-nombre-d-annonces'],
    },
    {
      slug: 'deposer-une-annonce-immobiliere',
      title: 'Déposer une annonce immobilière',
      summary: 'Surface, pièces, diagnostic énergétique et, pour une location, loyer, charges et dépôt de garantie.',
      alsoCalled: 'maison appartement location colocation louer DPE loyer charges bail encadrement terrain',
      passages: [
        'La loi impose plusieurs mentions. Le formulaire les demande et les présente ensuite comme il se doit.',
        {
          list: [
            'Pour une vente : le type de bien et, pour une maison ou un appartement, la surface habitable et le nombre de pièces.',
            'Pour une location ou une colocation : le loyer charges comprises, le montant des charges et leur mode de règlement, le dépôt de garantie, la surface, le caractère meublé ou vide, et l’encadrement des loyers s’il s’applique.',
            'Pour un logement : l’état du diagnostic de performance énergétique. S’il est renseigné, ajoutez les deux classes, la fourchette des dépenses annuelles et l’année de référence.',
          ],
        },
        'Préparez votre diagnostic avant de commencer : toutes ces valeurs y figurent. Le renvoi vers Géorisques et la mention propre aux classes F et G s’ajoutent d’eux-mêmes.',
      ],
      related: ['diagnostic-energetique', 'deposer-une-annonce', 'fixer-un-prix'],
    },
    {
      slug: 'retrouver-un-brouillon',
      title: 'Retrouver un brouillon',
      summary: 'Tout ce que vous écrivez est gardé dans votre navigateur, même si vous fermez la page.',
      alsoCalled: 'sauvegarde perdu enregistrer reprendre plus tard recommencer effacer',
      passages: [
        'Votre brouillon est enregistré à chaque frappe dans votre navigateur. Fermez l’onglet, éteignez l’ordinateur : en revenant sur [Déposer une annonce](/deposer-annonce), vous le retrouvez, photos comprises, et reprenez là où vous en étiez.',
        {
          list: [
            'Il n’y a qu’un brouillon à la fois par personne et par navigateur : il ne suit pas d’un appareil à l’autre.',
            'Qui utilise le même navigateur avec un autre compte ne le voit pas.',
            'Deux onglets ouverts sur le formulaire se tiennent à jour l’un l’autre.',
          ],
        },
        'Le bouton « Recommencer » supprime le brouillon ; un message permet d’annuler pendant quelques instants.',
        'Si votre navigateur refuse d’enregistrer, par exemple en navigation privée, le site vous en avertit : gardez alors l’onglet ouvert jusqu’à la publication.',
      ],
      related: ['deposer-une-annonce', 'donnees-conservees', 'pannes-et-hors-connexion'],
    },
    {
      slug: 'duree-et-nombre-d-annonces',
      title: 'Durée de parution et nombre d’annonces',
      summary:
        'Une annonce reste soixante jours en ligne, et chaque compte peut en avoir cent à la fois, gratuitement.',
      alsoCalled:
        'combien de temps renouveler prolonger expire expiration limite quota gratuit doublon deux fois même titre',
      passages: [
        'Déposer une annonce est gratuit. Elle paraît dès que vous la publiez, à moins que le formulaire ne vous dise qu’elle sera relue, et reste en ligne soixante jours, jusqu’à la fin du dernier. Ensuite, elle quitte les résultats de recherche, et sa page indique qu’elle a expiré.',
        'Dans les trois jours qui précèdent la fin, et après, « Renouveler pour 60 jours » la prolonge en un clic, sur sa page ou dans [Mes annonces](/account/annonces). Elle garde sa date et sa place. Si le site envoie des e-mails, il vous écrit à 8 h le jour où une annonce peut être renouvelée, puis le matin où elle a expiré ; ce choix se fait dans votre compte, à la rubrique Notifications.',
        'Chaque compte peut avoir jusqu’à cent annonces à la fois, y compris celles en pause. Une annonce vendue, expirée ou supprimée libère une place ; renouveler une annonce expirée en reprend une.',
        'Évitez les doublons : si vous préparez une annonce du même titre qu’une autre, déposée par vous il y a moins de quatorze jours, le site vous le signale et vous montre la première. Publier plusieurs fois la même annonce n’améliore pas sa place et lasse les acheteurs.',
        'Appuyer deux fois sur « Publier l’annonce » ne crée pas de doublon : un même brouillon n’est publié qu’une fois.',
      ],
      related: ['corriger-ou-retirer-une-annonce', 'annonce-introuvable', 'deposer-une-annonce'],
    },
    {
      slug: 'corriger-ou-retirer-une-annonce',
      title: 'Corriger ou retirer une annonce publiée',
      summary:
        'Tout se fait depuis « Mes annonces » : modifier, réserver, mettre en pause, marquer comme vendue, supprimer.',
      alsoCalled:
        'modifier supprimer effacer annuler changer erreur vendu réserver pause enlever dépublier dupliquer copier statistiques vues',
      passages: [
        'La page [Mes annonces](/account/annonces) montre vos annonces par état, telles que les acheteurs les voient, avec le nombre de fois où elles ont été ouvertes et gardées en favori. La page de chacune de vos annonces offre les mêmes actions.',
        {
          list: [
            '« Modifier » rouvre le formulaire, déjà rempli. Ce que vous tapez est gardé dans votre navigateur et ne paraît qu’avec « Mettre à jour l’annonce ». Modifier ne prolonge pas l’annonce et ne la fait pas remonter.',
            '« Marquer comme réservée » la laisse visible, avec la mention « Réservée ». Vous pouvez dire à qui, parmi les personnes qui vous ont écrit ; cela n’est pas public.',
            '« Marquer comme vendue » la retire des résultats. Sa page dit que l’article est vendu.',
            '« Mettre en pause » la cache à tous sauf à vous, jusqu’à ce que vous la remettiez en ligne.',
            '« Dupliquer » ouvre un nouveau brouillon, rempli comme l’annonce.',
            '« Supprimer » la retire. Pendant quelques secondes, « Annuler » la rétablit ; ensuite, c’est définitif.',
          ],
        },
        'Une annonce retirée peut être modifiée et soumise de nouveau : une personne la relit avant de la remettre en ligne. Les motifs du retrait se lisent dans [votre compte](/account#decisions), où vous pouvez aussi les contester.',
        'Sur le site de démonstration, vos annonces n’existent que dans votre navigateur : effacer les données du site dans ses réglages les supprime toutes.',
      ],
      related: ['duree-et-nombre-d-annonces', 'deposer-une-annonce', 'signaler-une-annonce'],
    },
  ],
};
