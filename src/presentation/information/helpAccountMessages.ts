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
        'Il n’y a ni mot de passe à retenir, ni formulaire d’inscription. La première connexion crée votre compte.',
        { steps: [
          'Ouvrez la page [Se connecter](/auth).',
          'Indiquez votre numéro de téléphone mobile, par exemple 06 12 34 56 78.',
          'Choisissez « Recevoir un code ». Un SMS vous apporte un code de six chiffres.',
          'Saisissez ce code : vous revenez à la page que vous lisiez.',
        ] },
        'Vous restez connecté dans ce navigateur jusqu’à ce que vous vous déconnectiez.',
        'Votre numéro n’est jamais affiché sur vos annonces. Ne communiquez le code à personne : qui le connaît peut se connecter à votre place.',
        'Sur le site de démonstration, aucun SMS n’est envoyé : voyez [les personnes d’essai](/aide/personnes-d-essai).',
      ],
      related: ['code-non-recu', 'personnes-d-essai', 'se-deconnecter'],
    },
    {
      slug: 'code-non-recu',
      title: 'Le code n’arrive pas ou n’est pas accepté',
      summary: 'Vérifiez le numéro, attendez trente secondes, demandez un autre code.',
      alsoCalled: 'SMS pas reçu code faux expiré renvoyer trop de tentatives connexion impossible téléphone fixe',
      passages: [
        { list: [
          'Le SMS n’arrive pas : vérifiez le numéro affiché au-dessus du champ et la réception de votre téléphone. Au bout de trente secondes, « Renvoyer le code » en demande un autre. « Changer de numéro » permet de corriger une faute.',
          '« C’est le numéro d’un téléphone fixe » : un fixe ne reçoit pas de SMS. Donnez un numéro de mobile, en 06 ou en 07.',
          '« Ce code n’est pas le bon » : seul le dernier code reçu compte. Vérifiez ses six chiffres.',
          '« Ce code n’est plus valable » : demandez-en un autre.',
          '« Trop de tentatives » : patientez quelques minutes. Cette limite protège votre numéro contre les abus.',
          '« Le serveur ne répond pas » : vérifiez votre connexion à internet.',
        ] },
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
        'Le site de démonstration se reconnaît à sa page [Se connecter](/auth), qui commence par « Ceci est une démonstration ». Deux possibilités s’offrent à vous.',
        { list: [
          'Choisir une personne d’essai : Camille, Karim ou Admin. Un clic suffit, aucune information n’est demandée.',
          'Essayer la connexion par téléphone : indiquez un numéro de mobile, réel ou non. Aucun SMS n’est envoyé ; le code s’affiche à l’écran.',
        ] },
        'Dans les deux cas, rien ne quitte votre navigateur : les annonces et les photos que vous déposez n’existent que là.',
        'Si la page n’affiche pas cette mention, le site est relié à un véritable serveur : la connexion se fait par SMS et vos annonces sont visibles de tous.',
      ],
      related: ['site-de-demonstration', 'se-connecter', 'donnees-conservees'],
    },
    {
      slug: 'modifier-son-profil',
      title: 'Modifier son profil et ses réglages',
      summary: 'Nom, photo, commune, présentation, réglages de vos annonces et notifications se changent sur la page Mon compte.',
      alsoCalled: 'profil nom photo portrait avatar présentation commune paramètres réglages notifications professionnel SIRET thème',
      passages: [
        'Ouvrez le menu, puis [Mon compte](/account). Le nom affiché, la photo, quelques mots sur vous et votre commune composent votre page publique : tout le monde peut la lire, mais elle ne montre ni votre téléphone ni votre e-mail.',
        'Un changement qui n’est pas encore enregistré est gardé dans ce navigateur, même si vous rechargez la page. Les annonces déjà en ligne conservent votre ancien nom jusqu’à leur prochaine modification.',
        { list: [
          '« Réglages de mes annonces » : la commune, la remise de l’objet et votre statut, particulier ou professionnel, seront déjà remplis dans votre prochaine annonce.',
          '« Notifications » : chaque choix vaut aussitôt pour tous vos appareils.',
          '« Personnes bloquées » : la liste de celles qui ne peuvent plus vous écrire, pour revenir sur un blocage.',
        ] },
        'Votre page indique aussi la part des messages auxquels vous répondez et votre délai habituel, dès que trois personnes vous ont écrit. Une question de moins d’un jour n’est pas encore comptée.',
      ],
      related: ['se-connecter', 'partir-avec-ses-donnees', 'donnees-conservees'],
    },
    {
      slug: 'partir-avec-ses-donnees',
      title: 'Télécharger ses données, supprimer son compte',
      summary: 'Une archive contient tout ce que le site garde de vous ; la suppression du compte est définitive.',
      alsoCalled: 'exporter export archive RGPD effacer fermer quitter désinscription résilier supprimer compte données personnelles portabilité',
      passages: [
        'Sur la page [Mon compte](/account#donnees), « Télécharger mes données » prépare une archive ZIP : compte, profil, réglages, annonces, photos, favoris, recherches, conversations et blocages.',
        'Plus bas, « Supprimer mon compte » dit ce qui va se passer et demande de taper un mot, pour éviter un geste malheureux. Si vous êtes connecté depuis longtemps, il faut d’abord montrer que c’est bien vous.',
        { list: [
          'Vos annonces sont retirées, vos photos et votre profil sont effacés, ainsi que vos favoris, recherches et réglages.',
          'Vos messages restent chez les personnes à qui vous avez écrit, sans votre nom.',
          'Votre moyen de connexion est supprimé en dernier.',
        ] },
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
