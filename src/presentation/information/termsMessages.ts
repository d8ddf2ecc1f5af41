import { PRODUCT_NAME } from '../shared/page/product';
import { operator } from '../shared/operator';
import { paths } from '../shared/paths';
import type { InformationDocument } from './InformationDocument';
import { legalEntries } from './legalEntries';

export const termsDocument: InformationDocument = {
  path: paths.terms,
  title: 'Conditions d’utilisation',
  description: `Les conditions d’utilisation de ${PRODUCT_NAME} : accès, compte, annonces, rôle du site, responsabilités, litiges.`,
  lead: 'Ces conditions lient toute personne qui utilise le site. Elles sont écrites pour être lues : comptez cinq minutes.',
  sections: [
    {
      id: 'objet',
      title: '1. Objet',
      passages: [
        `${PRODUCT_NAME} est un site de petites annonces. Il permet à des particuliers et à des professionnels de publier des offres et des demandes, et à chacun de les consulter. Le service est proposé par l’exploitant nommé dans les [mentions légales](/mentions-legales).`,
        'Utiliser le site vaut acceptation de ces conditions et des [règles de diffusion](/regles-diffusion), qui en font partie.',
      ],
    },
    {
      id: 'acces',
      title: '2. Accès au site',
      passages: [
        'Consulter et rechercher des annonces est libre, gratuit et ne demande aucun compte. Les frais de connexion à internet restent à votre charge.',
        'L’exploitant s’efforce de tenir le site disponible, sans pouvoir garantir qu’il ne sera jamais interrompu, notamment pour des travaux d’entretien.',
      ],
    },
    {
      id: 'compte',
      title: '3. Compte',
      passages: [
        'Publier une annonce demande de se connecter. La connexion se fait par un code envoyé par SMS à votre numéro de mobile, par une adresse e-mail et un mot de passe, ou avec un compte Google ; la première crée votre compte. Il faut avoir dix-huit ans, ou l’accord de ses représentants légaux.',
        'Les codes et le mot de passe sont personnels. Vous êtes responsable de ce qui est publié depuis votre compte, sauf à prouver qu’un tiers en a usé sans votre faute. Prévenez-nous sans attendre si vous soupçonnez un usage frauduleux.',
        'Sur le site de démonstration, les comptes, personnes d’essai ou les vôtres, n’existent que dans votre navigateur.',
      ],
    },
    {
      id: 'annonces',
      title: '4. Annonces',
      passages: [
        'Publier une annonce est gratuit, dans la limite de cent annonces à la fois par compte. Une annonce paraît dès sa publication et reste en ligne soixante jours. Elle attend toutefois d’être relue par une personne si son titre ou sa description contient un mot de la liste de l’exploitant, ou si, dans les conditions que décrivent les [règles de diffusion](/regles-diffusion#consequences), elle est l’une des premières d’un compte récent.',
        'Vous garantissez que vous avez le droit de vendre, louer ou donner ce que vous annoncez, que l’annonce est exacte et qu’elle respecte la loi et les [règles de diffusion](/regles-diffusion). Un professionnel se déclare comme tel et indique sa raison sociale et son numéro SIRET.',
        'Vous restez propriétaire de vos textes et de vos photos. Vous autorisez l’exploitant, gratuitement et pour la durée de l’annonce, à les reproduire, à les redimensionner et à les afficher sur le site, et à rendre l’annonce accessible aux moteurs de recherche.',
        'Les annonces sont classées selon des critères [publics](/classement), qu’aucun paiement ne modifie.',
      ],
    },
    {
      id: 'transactions',
      title: '5. Transactions',
      passages: [
        'Le contrat se conclut directement entre la personne qui propose et celle qui accepte. Le site n’est ni vendeur, ni mandataire, ni intermédiaire de paiement : il n’encaisse rien, ne prélève aucune commission et n’organise pas les livraisons.',
        'Entre un professionnel et un consommateur, le droit de la consommation s’applique, notamment l’information avant l’achat, la garantie légale de conformité et, à distance, le droit de rétractation. Entre particuliers, ce sont les règles du Code civil.',
      ],
    },
    {
      id: 'usages-interdits',
      title: '6. Usages interdits',
      passages: [
        'Il est interdit :',
        {
          list: [
            'de publier une annonce trompeuse, illicite ou contraire aux règles de diffusion ;',
            'd’usurper l’identité ou la qualité d’autrui ;',
            'd’utiliser le site pour démarcher, harceler ou escroquer ;',
            'd’extraire de façon massive le contenu du site, par un procédé automatisé ou non ;',
            'de perturber le fonctionnement du site ou d’en contourner les protections.',
          ],
        },
      ],
    },
    {
      id: 'retrait',
      title: '7. Retrait d’une annonce, avertissement, restriction, fermeture',
      passages: [
        'L’exploitant peut retirer une annonce contraire à la loi ou à ces conditions, jusqu’à sa correction ou sans limite de durée, adresser un avertissement à une personne, retirer de son profil le nom, la photo ou la présentation, restreindre son compte pendant un an au plus, ou le fermer sans limite de durée. La décision est prise par une personne, proportionnée et motivée. L’intéressé en lit les motifs dans [son compte](/account#decisions), où il peut la contester pendant six mois ; une autre personne que celle qui a décidé, ou le responsable de la modération, examine sa réclamation. La page [Transparence de la modération](/transparence) en publie les chiffres, année par année.',
        'Les messages sont privés. Une conversation que l’une de ses deux personnes a signalée peut être lue par un administrateur, qui l’ouvre pour vingt-quatre heures par une entrée motivée du journal de la modération.',
        'Une restriction a une date de fin, que l’intéressé lit en haut de chaque page. Jusque-là, il ne peut ni publier, modifier ou remettre en ligne une annonce, ni envoyer de message ou de signalement, ni changer son profil public. Ses annonces en ligne le restent\u202f; il peut les mettre en pause, les marquer comme vendues ou les supprimer. Il peut aussi lire ses messages, exporter ses données, contester la décision, nous écrire et supprimer son compte. La restriction prend fin à sa date, plus tôt si l’exploitant la lève, et aussitôt si la décision est annulée.',
        'Un compte fermé est soumis aux mêmes limites, sans date de fin, et ses annonces en ligne sont mises en pause. L’intéressé peut encore se connecter pour lire ses messages, contester la décision, exporter ses données et supprimer son compte. Si la décision est annulée, le compte est de nouveau ouvert, et il remet lui-même ses annonces en ligne.',
      ],
    },
    {
      id: 'responsabilite',
      title: '8. Responsabilité',
      passages: [
        'L’exploitant héberge des annonces rédigées par d’autres. Il n’est pas tenu de surveiller leur contenu de façon générale, mais agit promptement pour retirer celles dont le caractère illicite lui est signalé, dans les conditions du règlement européen sur les services numériques et de la loi du 21 juin 2004. Chacun peut [signaler un contenu](/signaler), sans compte aussi ; voyez [comment signaler une annonce](/aide/signaler-une-annonce).',
        'Il ne garantit ni l’exactitude des annonces, ni l’issue des transactions. Rien dans ces conditions ne limite les droits que la loi reconnaît aux consommateurs.',
      ],
    },
    {
      id: 'donnees',
      title: '9. Données personnelles',
      passages: [
        'Les données traitées, leur usage, leur durée de conservation et vos droits sont décrits sur la page [Confidentialité](/confidentialite).',
      ],
    },
    {
      id: 'modification',
      title: '10. Modification des conditions',
      passages: [
        'Ces conditions peuvent évoluer avec le site ou avec la loi. La version en ligne est celle qui s’applique aux annonces publiées après sa parution. Version du 23 novembre 2026.',
      ],
    },
    {
      id: 'litiges',
      title: '11. Droit applicable et litiges',
      passages: [
        'Ces conditions sont soumises au droit français. En cas de désaccord, écrivez-nous d’abord par la page [Contact](/contact).',
        {
          list: legalEntries({
            'Médiateur de la consommation': operator.legal.mediator,
            'Entre professionnels, tribunal compétent': operator.legal.court,
          }),
        },
        'Un consommateur peut toujours saisir le tribunal du lieu où il demeure.',
      ],
    },
  ],
};
