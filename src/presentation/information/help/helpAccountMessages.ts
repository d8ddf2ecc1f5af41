import type { HelpTheme } from './HelpArticle';

export const helpAccountTheme: HelpTheme = {
  id: 'connexion',
  title: 'Connexion',
  articles: [
    {
      slug: 'se-connecter',
      title: 'Se connecter avec son téléphone',
      summary: 'Indiquez votre numéro de mobile, recevez un code de six chiffres, saisissez-le : c’est tout.',
      alsoCalled: 'compte inscription créer mot de passe login SMS numéro mobile session identifiant',
      passages: [
        'Par téléphone, il n’y a ni mot de passe à retenir, ni formulaire d’inscription. La première connexion crée votre compte. Vous pouvez aussi vous connecter [par e-mail ou avec Google](/aide/connexion-par-e-mail).',
        {
          steps: [
            'Ouvrez la page [Se connecter](/auth).',
            'Indiquez votre numéro de téléphone mobile, par exemple 06\u00a012\u00a034\u00a056\u00a078.',
            'Choisissez « Recevoir un code ». Un SMS vous apporte un code de six chiffres.',
            'Saisissez ce code : vous revenez à la page que vous lisiez.',
          ],
        },
        'Votre session reste ouverte dans ce navigateur jusqu’à ce que vous vous déconnectiez.',
        'Votre numéro n’est jamais affiché sur vos annonces. Ne communiquez le code à personne : qui le connaît peut se connecter à votre place.',
        'Sur le site de démonstration, aucun SMS n’est envoyé : voyez [les personnes d’essai](/aide/personnes-d-essai).',
      ],
      related: ['code-non-recu', 'connexion-par-e-mail', 'se-deconnecter'],
    },
    {
      slug: 'connexion-par-e-mail',
      title: 'Se connecter par e-mail ou avec Google',
      summary: 'Créez un compte avec une adresse et un mot de passe, ou laissez Google dire qui vous êtes.',
      alsoCalled: 'mot de passe oublié adresse mail confirmer inscription Google Gmail compte lien indésirables spam',
      passages: [
        {
          steps: [
            'Ouvrez la page [Se connecter](/auth), puis « Par e-mail ».',
            'Choisissez « Créer un compte », indiquez votre adresse et un mot de passe d’au moins 8 caractères.',
            'Ouvrez le lien du message qui vous est envoyé, puis revenez au site. Vous pouvez aussi le faire plus tard, depuis [votre compte](/account#securite).',
          ],
        },
        'Mot de passe oublié ? Choisissez « Mot de passe oublié ? » et indiquez votre adresse : le message que vous recevez permet d’en choisir un autre. Par discrétion, le site répond de la même façon que l’adresse ait un compte ou non.',
        'Avec « Continuer avec Google », une fenêtre de Google s’ouvre. Si rien ne se passe, votre navigateur l’a sans doute bloquée : autorisez les fenêtres pour ce site.',
        'Une adresse n’a qu’un compte. Si elle en a déjà un auquel on se connecte autrement, le site vous le dit.',
      ],
      related: ['se-connecter', 'verification-en-deux-etapes', 'changer-de-coordonnees'],
    },
    {
      slug: 'verification-en-deux-etapes',
      title: 'La vérification en deux étapes',
      summary:
        'Après le mot de passe ou Google, un code par SMS : qui connaît votre mot de passe n’entre pas pour autant.',
      alsoCalled: 'double authentification 2FA sécurité SMS code second facteur activer désactiver',
      passages: [
        'Elle s’active dans [votre compte](/account#securite), si vous vous connectez par e-mail ou avec Google et que votre adresse est confirmée : indiquez un numéro de mobile, saisissez le code reçu.',
        'À la connexion suivante, le site demande le code envoyé à ce numéro et ne montre rien d’autre tant qu’il n’est pas saisi. « Se connecter autrement » ramène à la page de connexion.',
        'Un compte qui se connecte par téléphone ne peut pas l’avoir : un code lui est déjà demandé à chaque connexion.',
        'Pour changer de numéro, désactivez-la, puis activez-la avec le nouveau. Si vous n’avez plus accès à l’ancien numéro, [écrivez-nous](/contact).',
      ],
      related: ['connexion-par-e-mail', 'changer-de-coordonnees', 'code-non-recu'],
    },
    {
      slug: 'changer-de-coordonnees',
      title: 'Changer de numéro ou d’adresse e-mail',
      summary:
        'Dans votre compte, le changement prend effet une fois le nouveau numéro ou la nouvelle adresse confirmés.',
      alsoCalled: 'nouveau numéro portable nouvelle adresse mail modifier téléphone perdu confirmer',
      passages: [
        {
          list: [
            'Numéro : « Changer de numéro » envoie un code au nouveau. L’ancien reste le vôtre tant que ce code n’est pas saisi.',
            'Adresse : « Changer d’adresse » envoie un message à la nouvelle. L’ancienne reste la vôtre tant que son lien n’est pas ouvert. Il peut falloir se reconnecter ensuite.',
          ],
        },
        'Ces actions se trouvent dans [votre compte](/account#securite). Si votre connexion n’est pas récente, le site vous demande d’abord de confirmer que c’est bien vous.',
        'Un numéro ou une adresse n’appartient qu’à un compte à la fois.',
      ],
      related: ['se-connecter', 'connexion-par-e-mail', 'verification-en-deux-etapes'],
    },
    {
      slug: 'code-non-recu',
      title: 'Le code n’arrive pas ou n’est pas accepté',
      summary: 'Vérifiez le numéro, attendez trente secondes, demandez un autre code.',
      alsoCalled: 'SMS pas reçu code faux expiré renvoyer trop de tentatives connexion impossible téléphone fixe',
      passages: [
        {
          list: [
            'Le SMS n’arrive pas : vérifiez le numéro affiché au-dessus du champ et la réception de votre téléphone. Au bout de trente secondes, « Renvoyer le code » en demande un autre. « Changer de numéro » permet de corriger une faute.',
            '« C’est le numéro d’un téléphone fixe » : un fixe ne reçoit pas de SMS. Donnez un numéro de mobile, en 06 ou en 07.',
            '« Ce code n’est pas le bon » : seul le dernier code reçu compte. Vérifiez ses six chiffres.',
            '« Ce code n’est plus valable » : demandez-en un autre.',
            '« Trop de tentatives » : patientez quelques minutes. Cette limite protège votre numéro contre les abus.',
            '« Le serveur ne répond pas » : vérifiez votre connexion à internet.',
          ],
        },
        'Si rien n’y fait, [écrivez-nous](/contact) en indiquant l’heure de votre essai, sans jamais nous transmettre de code.',
      ],
      related: ['se-connecter', 'pannes-et-hors-connexion', 'personnes-d-essai'],
    },
    {
      slug: 'personnes-d-essai',
      title: 'Essayer le site avec une personne d’essai',
      summary: 'Sur le site de démonstration, connectez-vous en tant que Camille, Karim ou Admin, sans rien fournir.',
      alsoCalled: 'démonstration démo compte test Camille Karim Admin fictif',
      passages: [
        'Le site de démonstration se reconnaît à sa page [Se connecter](/auth), qui commence par « Ceci est une démonstration ». Trois possibilités s’offrent à vous.',
        {
          list: [
            'Déplier « Essayer avec une personne d’essai », puis choisir Camille, Karim ou Admin : aucune information n’est demandée.',
            'Essayer la connexion par téléphone ou par e-mail : indiquez un numéro ou une adresse, réels ou non. Aucun message n’est envoyé ; le code s’affiche à l’écran.',
            'Essayer « Continuer avec Google » : Google n’est pas contacté, un compte d’essai s’ouvre dans ce navigateur.',
          ],
        },
        'Dans tous les cas, rien ne quitte votre navigateur : les annonces et les photos que vous déposez n’existent que là.',
        'Pour essayer la messagerie à deux, ouvrez le site dans deux onglets et choisissez dans chacun, sous les personnes d’essai, qui vous êtes dans cet onglet seulement : l’un écrit, l’autre reçoit.',
        'Si la page n’affiche pas cette mention, le site est relié à un véritable serveur : la connexion est véritable et vos annonces sont visibles de tous.',
      ],
      related: ['site-de-demonstration', 'se-connecter', 'donnees-conservees'],
    },
    {
      slug: 'modifier-son-profil',
      title: 'Modifier son profil et ses réglages',
      summary:
        'Nom, photo, commune, présentation, réglages de vos annonces et notifications se changent sur la page Mon compte.',
      alsoCalled:
        'profil nom photo portrait avatar présentation commune paramètres réglages notifications professionnel SIRET thème',
      passages: [
        'Ouvrez le menu, puis [Mon compte](/account). Le nom affiché, la photo, quelques mots sur vous et votre commune composent votre page publique : tout le monde peut la lire, mais elle ne montre ni votre téléphone ni votre e-mail.',
        'Un changement qui n’est pas encore enregistré est gardé dans ce navigateur, même si vous rechargez la page. Les annonces déjà en ligne conservent votre ancien nom jusqu’à leur prochaine modification.',
        {
          list: [
            '« Réglages de mes annonces » : la commune, la remise de l’objet et votre statut, particulier ou professionnel, seront déjà remplis dans votre prochaine annonce.',
            '« Notifications » : chaque choix vaut aussitôt pour tous vos appareils, sauf « Notifications sur cet appareil ».',
            '« Personnes bloquées » : la liste de celles qui ne peuvent plus vous écrire, pour revenir sur un blocage.',
          ],
        },
        'Votre page indique aussi la part des messages auxquels vous répondez et votre délai habituel, dès que trois personnes vous ont écrit. Une question de moins d’un jour n’est pas encore comptée.',
      ],
      related: ['se-connecter', 'partir-avec-ses-donnees', 'donnees-conservees'],
    },
    {
      slug: 'partir-avec-ses-donnees',
      title: 'Télécharger ses données, supprimer son compte',
      summary: 'Une archive contient tout ce que le site garde de vous ; la suppression du compte est définitive.',
      alsoCalled:
        'exporter export archive RGPD effacer fermer quitter désinscription résilier supprimer compte données personnelles portabilité',
      passages: [
        'Sur la page [Mon compte](/account#donnees), « Télécharger mes données » prépare une archive ZIP : compte, profil, réglages, annonces, photos, favoris, recherches, conversations et blocages.',
        'Plus bas, « Supprimer mon compte » dit ce qui va se passer et demande de taper un mot, pour éviter un geste malheureux. Si vous êtes connecté depuis longtemps, il faut d’abord montrer que c’est bien vous.',
        {
          list: [
            'Vos annonces sont retirées, vos photos et votre profil sont effacés, ainsi que vos favoris, recherches et réglages.',
            'Vos messages restent chez les personnes à qui vous avez écrit, sans votre nom.',
            'Votre moyen de connexion est supprimé en dernier.',
          ],
        },
        'Si la connexion se coupe en chemin, revenez sur la même page : la suppression reprend là où elle s’est arrêtée. Une fois terminée, rien ne peut être rétabli.',
      ],
      related: ['modifier-son-profil', 'donnees-conservees', 'se-deconnecter'],
    },
    {
      slug: 'se-deconnecter',
      title: 'Se déconnecter',
      summary: 'Ouvrez le menu, puis choisissez « Se déconnecter », en particulier sur un appareil partagé.',
      alsoCalled: 'quitter fermer session sortir changer de compte ordinateur partagé',
      passages: [
        'Ouvrez le menu, à droite de l’en-tête, puis choisissez « Se déconnecter ». Un message confirme que votre session est fermée, dans tous les onglets de ce navigateur.',
        'Sur un ordinateur partagé, déconnectez-vous toujours avant de partir. Votre brouillon reste dans ce navigateur, mais il n’apparaît qu’à vous, à votre prochaine connexion.',
        'Les recherches récentes, les annonces déjà vues et le thème choisi ne dépendent pas du compte : ils demeurent dans le navigateur après la déconnexion. Pour ne laisser aucune trace, effacez aussi les données du site dans les réglages du navigateur, en sachant que votre brouillon disparaîtra avec elles.',
      ],
      related: ['se-connecter', 'donnees-conservees', 'recherches-recentes'],
    },
  ],
};
