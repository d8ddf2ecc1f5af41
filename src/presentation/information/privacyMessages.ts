import { PRODUCT_NAME } from '../shared/page/product';
import { operator, type MapTilesSource } from '../shared/operator';
import { paths } from '../shared/paths';
import type { InformationDocument } from './InformationDocument';
import { filledIn } from './legalEntries';

const { dataContact } = operator.legal;

/** What a map of somebody else makes known. */
export function mapTilesPassages(tiles: MapTilesSource | null): readonly string[] {
  if (tiles === null) return [];
  return [
    `Seul le fond des cartes vient d’ailleurs, de ${new URL(tiles.address).host}\u00a0: quand vous affichez une carte, ce serveur reçoit votre adresse IP et apprend quelle partie de la carte vous regardez.`,
  ];
}

export const privacyDocument: InformationDocument = {
  path: paths.privacy,
  title: 'Confidentialité',
  description: `Les données que ${PRODUCT_NAME} conserve, où, pourquoi et combien de temps ; vos droits et comment les exercer. Aucun traceur publicitaire.`,
  lead: 'Ce que le site sait de vous, où c’est conservé, et comment en disposer. Ni publicité, ni traceur, ni revente.',
  sections: [
    {
      id: 'responsable',
      title: 'Qui est responsable ?',
      passages: [
        'Le responsable du traitement, au sens du règlement général sur la protection des données (RGPD), est l’exploitant de ce site, nommé dans les [mentions légales](/mentions-legales).',
        dataContact === null
          ? 'Pour toute question sur vos données, écrivez-nous par la page [Contact](/contact).'
          : `Contact pour toute question sur vos données : ${filledIn(dataContact)}. La page [Contact](/contact) convient aussi.`,
      ],
    },
    {
      id: 'navigateur',
      title: 'Ce qui reste dans votre navigateur',
      passages: [
        'Ces informations sont conservées sur votre appareil, dans l’espace que le navigateur réserve au site. Elles ne sont envoyées à personne :',
        {
          list: [
            'le thème, clair ou sombre ;',
            'vos huit dernières recherches ;',
            'les références des cinq cents dernières annonces ouvertes ;',
            'sans compte, vos favoris, vos recherches enregistrées et les vendeurs que vous avez masqués ;',
            'avec un compte, les références de vos favoris et des vendeurs masqués, pour les montrer sans attendre ;',
            'la commune choisie sur l’accueil ;',
            'ce que vous avez commencé à changer dans votre profil et vos réglages ;',
            'le brouillon de votre annonce, et ce que vous avez commencé à changer dans celles qui sont en ligne ;',
            'les photos que vous venez de choisir pour une annonce, telles quelles, jusqu’à ce qu’elles soient prêtes, sept jours au plus ;',
            'les références des photos que vous avez retirées, jusqu’à leur suppression ;',
            'les références des annonces dont votre navigateur a compté la lecture, et de celles que vous venez de supprimer ;',
            'le brouillon de votre message à l’équipe, et celui d’une réclamation contre une décision ;',
            'le temps de l’onglet, la position de lecture de chaque page, pour que le bouton Retour la retrouve ;',
            'le temps de l’onglet, le numéro auquel vous venez de demander un code, pour que vous puissiez le saisir après avoir rechargé la page ;',
            'le message que vous êtes en train d’écrire dans chaque conversation et ceux qui attendent d’être envoyés ;',
            'la date à laquelle votre navigateur a été compté pour la dernière fois dans le nombre de visiteurs ;',
            'l’adresse laissée en attendant le lancement, avec le code qui permet de la retirer ;',
            'si le site était ouvert ou en maintenance à votre dernière visite ;',
            'si l’exploitant protège ainsi son serveur, le jeton par lequel Google atteste que les demandes viennent du site ;',
            'les pages du site, et les annonces, favoris et conversations que vous avez ouverts, pour les retrouver sans réseau ; après votre déconnexion, ils sont retirés dès que le site est ouvert de nouveau ;',
            'si vous avez activé les notifications sur cet appareil, le numéro interne de votre compte, jusqu’à ce que vous les désactiviez ou vous déconnectiez ;',
            'votre session et une copie de votre profil, jusqu’à ce que vous vous déconnectiez.',
          ],
        },
        'Elles servent uniquement à fournir ce que vous demandez ; la loi dispense donc de recueillir votre consentement. Vous les supprimez en effaçant les données du site dans les réglages du navigateur.',
        'Si vous utilisez « Autour de moi », votre appareil donne sa position après votre accord. Elle sert à trouver la commune la plus proche, dans votre navigateur, et n’est pas conservée.',
      ],
    },
    {
      id: 'demonstration',
      title: 'Si ce site est une démonstration',
      passages: [
        'La page [Se connecter](/auth) commence alors par « Ceci est une démonstration ». Il n’y a pas de serveur de données : les annonces, les photos, les personnes d’essai, le numéro que vous saisiriez, l’adresse laissée en attendant le lancement et ce que vous écririez à l’équipe sont conservés dans la base de données de votre navigateur (IndexedDB), et nulle part ailleurs. L’exploitant n’y a pas accès.',
      ],
    },
    {
      id: 'serveur',
      title: 'Si ce site est relié à un serveur',
      passages: [
        'Les données sont alors confiées à Firebase, un service de Google, sous-traitant de l’exploitant.',
        {
          list: [
            'Votre compte : numéro de téléphone ou adresse e-mail, nom affiché, dates de création et de modification, nombre d’annonces publiées, rôle. Seuls vous-même et les administrateurs y ont accès. Base : le contrat qui nous lie. Durée : celle du compte.',
            'Votre fiche publique : nom affiché et date d’inscription, joints à vos annonces ; et, si vous les donnez, votre photo, votre commune et quelques mots sur vous. Elle indique aussi votre statut, particulier ou professionnel.',
            'Vos réglages : ce que vos annonces ont en commun et ce qui doit vous être signalé. Personne d’autre que vous n’y a accès. Durée : celle du compte.',
            'Vos favoris, vos recherches enregistrées et les vendeurs que vous avez masqués. Personne d’autre que vous n’y a accès ; chacun peut savoir combien de personnes gardent une annonce, jamais lesquelles. Base : le contrat. Durée : celle du compte.',
            'Vos annonces et leurs photos : publiques pendant soixante jours, puis absentes des résultats ; leur page indique qu’elles ont expiré. Vous les supprimez quand vous le voulez : leur texte, leurs critères, leur prix, leur lieu, votre nom et leurs photos sont alors effacés. Il en reste une référence qui ne servira plus, avec votre numéro interne, les dates de publication et de suppression, et le nombre d’ouvertures. Les personnes qui vous ont écrit gardent le titre et le prix dans leur conversation, et celles qui avaient mis l’annonce en favori, sa fiche d’alors, sans photo. Base : le contrat.',
            'Le titre et la description de vos annonces, comparés à une liste de mots, et l’âge de votre compte avec le nombre de ses annonces, quand vous publiez : ils disent si une personne relit l’annonce avant qu’elle paraisse. Cette comparaison a lieu dans votre navigateur et sur le serveur, et rien n’en est conservé. Base : notre intérêt légitime à écarter les annonces interdites.',
            'Le nombre de fois où chaque annonce a été ouverte, sans savoir par qui ; et, si vous le dites, à qui vous l’avez réservée ou vendue : vous et cette personne y avez seuls accès. Base : le contrat. Durée : jusqu’à ce que vous supprimiez l’annonce, ou que l’une des deux supprime son compte.',
            'L’adresse e-mail laissée en attendant le lancement, avec la date d’inscription et le code de votre lien de désinscription. Seuls les administrateurs y ont accès ; ils peuvent en télécharger la liste pour vous écrire. Base : votre consentement, que vous pouvez retirer à tout moment sur la page [Désinscription de la newsletter](/newsletter/desinscription), qui efface aussitôt l’adresse. Si ce site envoie des e-mails : un seul message vous demande de confirmer votre inscription, par un lien dont le code est retenu jusqu’à ce qu’il serve ; la date de votre confirmation est gardée avec l’adresse, qui est effacée trente jours après cet e-mail si personne ne confirme. Pour que nul ne puisse vous en faire envoyer d’autres, une empreinte de l’adresse reste sept jours après l’e-mail, même si l’inscription est retirée, et une autre, avec ce code, trente jours. Base : notre intérêt légitime à n’inscrire que les personnes qui le veulent.',
            'Ce que vous écrivez par la page [Contact](/contact) : nom, adresse, sujet et message. Seuls les administrateurs y ont accès. Base : notre intérêt légitime à vous répondre. Durée : le temps de traiter la demande, un an au plus ; si vous étiez connecté, votre message est effacé avec votre compte.',
            'Vos signalements : ce que vous avez signalé, le motif, la date, vos précisions et la suite donnée. S’y ajoute, comme preuve, une copie de ce que vous avez vu : le titre, la description, le prix et les références des photos d’une annonce, le nom affiché d’une personne, le titre de l’annonce dont parle une conversation, jamais ses messages. Seuls vous-même et les administrateurs y avez accès. Base : la loi, qui nous demande de recevoir et d’examiner les signalements. Durée : vos précisions sont effacées avec votre compte ; le motif, la date et la copie restent tant qu’ils peuvent servir de preuve.',
            'Un signalement envoyé sans compte par la page [Signaler un contenu](/signaler) : ce que vous avez signalé, avec la même copie, le motif, votre explication, la date, votre nom et votre adresse e-mail, sauf si vous les taisez pour des abus sexuels sur un enfant. Seuls les administrateurs y ont accès ; avec la référence, on ne lit que la suite donnée. Base : la loi, qui nous demande de recevoir et d’examiner les signalements et d’y répondre. Durée : tant qu’il peut servir de preuve. Aucun compte ne le relie à vous : pour le recevoir ou faire effacer votre nom, votre adresse et vos mots, écrivez-nous en donnant sa référence.',
            'Les décisions de modération qui vous concernent : le titre de l’annonce ou votre nom affiché, la présentation de votre profil si elle est retirée, la mesure, la fin d’une restriction ou la date d’une fermeture, ses motifs, votre réclamation et notre réponse. Elles ne nomment ni la personne qui a signalé, ni celle qui a décidé. Seuls vous-même et les administrateurs y avez accès. Base : la loi, qui nous demande de motiver nos décisions. Durée : elles restent après votre compte, tant qu’elles peuvent servir de preuve.',
            'Le journal de la modération : le numéro interne de l’administrateur qui a décidé, ouvert une conversation signalée ou changé un réglage, la date, la mesure, la référence de ce qui est concerné et une note pour les autres administrateurs. Il ne reprend rien de ce que vous avez écrit. Seuls les administrateurs y ont accès. Base : notre intérêt légitime à pouvoir vérifier nos décisions. Durée : aucune entrée n’est modifiée ni effacée.',
            'Les avis après une vente : votre note, votre texte, votre nom affiché, le titre de l’annonce, les dates de la vente et de l’avis, et votre réponse à ceux qui vous concernent. Ils sont publics dès que les deux parties ont écrit, ou au bout de quatorze jours. Base : le contrat. Durée : ceux que vous écrivez restent, sans votre nom si vous supprimez votre compte ; ceux qui vous concernent disparaissent avec lui.',
            'Vos conversations : seules les deux personnes qui y prennent part les lisent. Si l’une des deux signale la conversation, un administrateur peut l’ouvrir pour décider : il en écrit le motif dans le journal de la modération, ne lit qu’elle, et pendant vingt-quatre heures. Base : le contrat ; d’une conversation signalée, la loi, qui nous demande d’examiner les signalements. Durée : elles restent à celle des deux qui garde son compte, sans le nom de celle qui est partie.',
            'Si ce site envoie des e-mails : l’adresse confirmée de votre compte reçoit un e-mail quand un message vous attend, avec le nom de la personne, le titre de l’annonce et le début du message, un par jour au plus quand vos recherches enregistrées ont de nouvelles annonces, avec le nom de ces recherches, leurs critères et le titre, le prix et le lieu des annonces, un par jour au plus quand le prix d’un de vos favoris a baissé, avec le titre et les prix de l’annonce, et un par jour au plus quand vos propres annonces peuvent être renouvelées ou ont expiré, avec leur titre, leur prix et leur dernier jour en ligne ; elle en reçoit un aussi pour chaque décision de modération qui vous concerne et pour la réponse à votre réclamation, avec le titre de l’annonce ou votre nom affiché, la mesure et son fondement, et un quand un de vos signalements a été examiné, avec sa date, son motif et la suite donnée ; ils passent par le serveur de messagerie de l’exploitant. Le site retient jusqu’à quel message et jusqu’à quelle annonce vous avez été averti, le jour du dernier e-mail sur la fin de vos annonces, les favoris dont le prix a baissé et le prix qui vous a été annoncé, les décisions et les réponses dont vous avez été averti, les signalements dont la suite vous a été annoncée, et les codes des liens qui mettent fin à ces e-mails. Base : notre intérêt légitime à ce que vos messages vous parviennent, que vos recherches aboutissent, que vous profitiez des baisses de prix et que vos annonces ne disparaissent pas à votre insu ; pour les décisions de modération et la suite de vos signalements, la loi, qui nous demande de vous en informer. Vous pouvez n’en plus recevoir, sauf à ces deux sujets, par le lien de chaque e-mail ou dans votre compte. Durée : quatre-vingt-dix jours après le dernier message, le temps que vous gardez une recherche enregistrée, une semaine après l’e-mail sur la fin de vos annonces, quarante jours après celui sur les prix, trente jours après une décision, une réponse ou la suite d’un signalement, et quatre cents jours après le dernier e-mail pour les codes.',
            'Si vous activez les notifications sur un appareil : l’adresse que lui a donnée le service de notifications de son navigateur (Google, Mozilla, Microsoft ou Apple), les clés avec lesquelles ce qui lui est envoyé est chiffré, et la date. À chaque message, cet appareil reçoit le nom de la personne, le titre de l’annonce et le début du message ; à chaque décision de modération qui vous concerne, son numéro et le dernier jour pour la contester, puis, une fois votre réclamation jugée, si elle est maintenue ou annulée ; le matin, selon vos choix, le nom de vos recherches enregistrées qui ont de nouvelles annonces et le titre et le prix de celles-ci, le titre et les prix de vos favoris dont le prix a baissé, et le titre et le dernier jour de vos annonces qui se terminent ou ont expiré. Ce service transmet le tout sans pouvoir le lire. Le site retient pendant un jour quels appareils ont été avertis du dernier message de chaque conversation, et pendant quarante jours la dernière notification du matin de chaque sorte et celles qui annoncent une décision, avec les appareils qui les ont reçues. Base : votre consentement, que vous retirez dans votre compte ou dans les réglages du navigateur. Durée : jusqu’à ce que vous désactiviez ces notifications, vous déconnectiez sur cet appareil ou supprimiez votre compte ; dix appareils au plus.',
            'Des compteurs, qui empêchent les envois en masse : combien de conversations, de messages et de signalements vous avez commencés ou envoyés, combien de recherches vous avez enregistrées, depuis quand, et lequel en dernier. Personne d’autre que vous n’y a accès. Base : notre intérêt légitime à protéger les autres personnes. Durée : celle du compte ; un compteur de moins d’une heure reste ensuite, sans dire ce que vous avez envoyé ou enregistré.',
            'Le nombre de visiteurs par jour : un simple compteur, sans identifiant ni adresse.',
          ],
        },
        'Google peut traiter certaines de ces données hors de l’Union européenne, avec les garanties que prévoit le RGPD. L’hébergeur tient en outre un journal technique des accès, qui contient des adresses IP, pour assurer la sécurité du service.',
      ],
    },
    {
      id: 'sms',
      title: 'La connexion',
      passages: [
        'Pour envoyer le code, le site transmet votre numéro à Google, qui le conserve afin de prévenir les abus. Google vérifie aussi, par son service reCAPTCHA, que la demande vient d’une personne : ce service est chargé au moment où vous demandez un code, ou dès l’ouverture du site si l’exploitant a choisi de protéger ainsi son serveur. Il recueille des informations techniques sur votre navigateur et peut y déposer un témoin de connexion à des fins de sécurité.',
        'Si vous vous connectez par e-mail, Google conserve pour nous votre adresse et une empreinte de votre mot de passe, qui ne permet pas de le lire. Si vous vous connectez avec Google, une fenêtre de Google s’ouvre, et Google transmet au site votre nom, votre adresse et votre photo. Si vous activez la vérification en deux étapes, le numéro qui reçoit les codes n’est connu que de ce service.',
        'Ni votre numéro, ni votre adresse ne sont affichés sur le site. Sur une démonstration, rien de tout cela n’a lieu.',
      ],
    },
    {
      id: 'photos-et-voix',
      title: 'Photos et recherche vocale',
      passages: [
        'Chaque photo est redessinée dans votre navigateur : la position GPS et les autres données cachées sont effacées avant l’envoi, et le fichier d’origine ne quitte pas votre appareil.',
        'La recherche vocale s’appuie sur votre navigateur, dont certains transmettent la voix à leur éditeur pour la transcrire. Le site n’enregistre aucun son ; il ne reçoit que le texte reconnu.',
      ],
    },
    {
      id: 'traceurs',
      title: 'Pas de traceurs',
      passages: [
        'Le site n’utilise ni publicité, ni mesure d’audience par un tiers, ni bouton de réseau social qui vous suivrait : les liens de partage n’ouvrent le site d’un tiers que si vous cliquez dessus. Les caractères et les images viennent du site lui-même ou, pour les photos d’annonces, de son serveur de photos.',
        ...mapTilesPassages(operator.mapTiles),
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      passages: [
        'Vous pouvez demander à tout moment d’accéder à vos données, de les rectifier, de les effacer, d’en limiter le traitement, d’en recevoir une copie réutilisable, ou vous opposer à leur usage. Vous pouvez aussi donner des directives sur leur sort après votre décès.',
        'Votre page [Mon compte](/account#donnees) vous remet une archive de vos données et permet de supprimer le compte vous-même : vos annonces, photos, favoris, réglages et achats, vos messages à l’équipe et votre adresse dans la liste du lancement disparaissent ; vos messages restent sans votre nom chez ceux qui les ont reçus, et vos signalements sans vos précisions. Les avis que vous avez écrits restent sans votre nom, ceux qui vous concernent disparaissent. Les décisions de modération qui vous concernent, et les copies de ce qui a été signalé, restent comme preuves. Il reste de votre compte un numéro interne, ses dates, le nombre d’annonces publiées, le rôle et les compteurs d’envois de la dernière heure, ainsi que les références et les dates de vos annonces supprimées, sans nom, téléphone ni adresse, pour que le quota ne recommence pas à zéro. L’heure de votre demande est gardée avec ce numéro jusqu’à ce que le site ait vérifié que tout est effacé, le plus souvent moins de deux heures plus tard.',
        'Pour le reste, écrivez-nous par la page [Contact](/contact) ou à l’adresse donnée en tête de cette page, en précisant votre demande ; nous répondons dans le mois. Nous pouvons vous demander de prouver que le compte est le vôtre, par exemple en recevant un code sur votre téléphone.',
        'Si la réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la [CNIL](https://www.cnil.fr/fr/plaintes).',
      ],
    },
  ],
};
