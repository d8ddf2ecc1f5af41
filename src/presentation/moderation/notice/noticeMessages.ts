import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { SendNoticeFailure } from '../../../application/moderation/SendNotice';
import { MAXIMUM_NOTICE_DETAILS, MAXIMUM_NOTICE_NAME, type NoticeOutcome } from '../../../domain/moderation/Notice';
import type { NoticeField, NoticeMistake } from '../../../domain/moderation/NoticeDraft';
import { PRODUCT_NAME } from '../../shared/page/product';

export const noticeMessages = {
  title: 'Signaler un contenu',
  description: `Signaler une annonce ou une personne à l’équipe de ${PRODUCT_NAME}, sans créer de compte.`,
  lead: 'Une annonce ou une personne vous paraît contraire à la loi ou à nos règles\u202f? Dites-le à notre équipe\u00a0: aucun compte n’est nécessaire.',
  demonstration:
    'Ceci est une démonstration\u00a0: votre signalement restera dans ce navigateur, où seul l’administrateur de la démonstration le lit.',
  account: 'Vous avez un compte\u202f?',
  signIn: 'Connectez-vous',
  accountEnd:
    ' pour signaler depuis la page concernée\u00a0: vous suivrez alors votre signalement dans votre compte. Votre brouillon reste dans ce navigateur jusqu’à l’envoi.',
  signedIn: 'Vous êtes connecté\u00a0: en signalant depuis',
  signedInPage: 'la page concernée',
  signedInEnd: ', vous suivrez votre signalement dans votre compte.',
  followUpQuestion: 'Vous avez déjà signalé quelque chose\u202f?',
  followUpLink: 'Suivre un signalement',
  address: 'Adresse de la page',
  addressHint: 'Celle d’une annonce ou d’un profil, comme elle s’affiche en haut du navigateur.',
  reason: 'Motif',
  chooseReason: 'Choisissez dans la liste',
  details: 'Explication',
  detailsHint: 'Dites ce qui est contraire à la loi ou à nos règles, et pourquoi.',
  abuse: 'Il s’agit d’abus sexuels sur un enfant\u00a0: je peux taire mon adresse e-mail et mon nom.',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour vous répondre, et rien d’autre.',
  optional: (label: string) => `${label} (facultatif)`,
  goodFaith: 'Je déclare de bonne foi que ce que j’écris est exact et complet.',
  privacy:
    'Votre signalement est confidentiel\u00a0: seule notre équipe lit votre nom, votre adresse et votre explication. La personne concernée ne sait pas qui l’a signalée.',
  submit: 'Envoyer le signalement',
  sending: 'Envoi…',
  draftStored: 'Votre signalement est gardé dans ce navigateur pendant que vous l’écrivez.',
} as const;

export const noticeMistakes: Readonly<Record<NoticeField, Readonly<Partial<Record<NoticeMistake, string>>>>> = {
  address: {
    missing: 'Indiquez l’adresse de l’annonce ou du profil.',
    invalid:
      'Cette adresse n’est pas celle d’une annonce ou d’un profil du site. Elle contient «\u00a0/annonce/\u00a0» ou «\u00a0/profil/\u00a0».',
  },
  reason: { missing: 'Choisissez un motif dans la liste.' },
  details: {
    missing: 'Expliquez ce que vous signalez.',
    'too-long': `Votre explication doit tenir en ${MAXIMUM_NOTICE_DETAILS} caractères.`,
  },
  name: { missing: 'Indiquez votre nom.', 'too-long': `Votre nom doit tenir en ${MAXIMUM_NOTICE_NAME} caractères.` },
  email: {
    missing: 'Indiquez votre adresse e-mail.',
    invalid: 'Veuillez entrer une adresse e-mail valide, comme nom@exemple.fr.',
    'too-long': 'Cette adresse est trop longue.',
  },
  isInGoodFaith: { missing: 'Cochez cette case pour envoyer votre signalement.' },
};

export const noticeFailures: Readonly<Record<Exclude<SendNoticeFailure, object>, string>> = {
  missing:
    'Personne ne voit plus cette page sur le site\u00a0: l’annonce ou le profil n’existe plus, ou son adresse est fausse. Vérifiez l’adresse\u202f; ce que vous avez écrit reste ici.',
  full: 'Votre signalement n’est pas parti\u00a0: il n’y a plus de place dans ce navigateur. Libérez-en un peu, puis réessayez.',
  unavailable:
    'Votre signalement n’est pas parti\u00a0: ce navigateur ne permet pas d’enregistrer (navigation privée\u202f?).',
  offline:
    'Votre signalement n’est pas parti\u00a0: le serveur ne répond pas. Il est gardé ici\u202f; envoyez-le dès que la connexion sera revenue.',
  blocked:
    'Votre signalement n’est pas parti\u00a0: une autre version du site est ouverte dans un autre onglet. Fermez-le, puis réessayez.',
  timeout:
    'Votre signalement n’est pas parti\u00a0: ce navigateur tarde à enregistrer. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Votre signalement a été refusé. Réessayez dans un instant\u202f; ce que vous avez écrit reste ici.',
  unknown:
    'Votre signalement n’est pas parti, pour une raison inconnue. Il est gardé ici\u00a0: réessayez dans un moment.',
};

export const followUpMessages = {
  title: 'Suivre un signalement',
  description: 'Lire ce qu’est devenu un signalement envoyé sans compte.',
  sentTitle: 'Merci, votre signalement est enregistré',
  sent: 'Nous en accusons réception. Une personne de notre équipe va l’examiner et décider. Aucun e-mail n’est envoyé par le site\u00a0: gardez votre référence, elle vous permet de lire ici la suite donnée.',
  lead: 'Entrez la référence reçue en envoyant votre signalement. Elle donne accès à la suite donnée à votre signalement, et à rien d’autre.',
  field: 'Référence du signalement',
  fieldHint: 'Vingt lettres et chiffres.',
  submit: 'Lire la suite donnée',
  reading: 'Lecture…',
  reference: 'Votre référence',
  secret: 'Elle est secrète\u00a0: ne la publiez pas. Nous ne pouvons pas la retrouver pour vous.',
  copyReference: 'Copier la référence',
  copyAddress: 'Copier l’adresse de cette page',
  copied: 'Copié',
  copyFailed: 'Ce navigateur refuse de copier. Sélectionnez la référence et copiez-la vous-même.',
  state: 'Où en est votre signalement',
  again: 'Actualiser',
  other: 'Suivre un autre signalement',
  report: 'Signaler autre chose',
  disagree: 'Si vous n’êtes pas d’accord avec la suite donnée,',
  write: 'écrivez-nous',
  otherWays: ', ou saisissez le tribunal compétent.',
  malformed: 'Une référence a vingt lettres et chiffres. Copiez-la en entier.',
  unknownReference: 'Aucun signalement n’a cette référence. Vérifiez-la, lettre par lettre.',
} as const;

/** What each outcome means, under its name in `ownReportsMessages`. */
export const outcomeTexts: Readonly<Record<NoticeOutcome, string>> = {
  pending: 'Une personne de notre équipe va l’examiner. La décision s’affichera ici.',
  acted:
    'Notre équipe a examiné ce que vous avez signalé et a pris une mesure. La personne concernée peut la contester.',
  dismissed: 'Notre équipe a examiné ce que vous avez signalé et n’a pas pris de mesure.',
};

export const followUpFailures: Readonly<Record<BackendFailure, string>> = {
  full: 'La place manque sur cet appareil. Libérez-en un peu, puis réessayez.',
  unavailable: 'Ce navigateur ne donne pas accès aux signalements, par exemple en navigation privée.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte\u00a0: fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à répondre. Fermez les autres onglets du site, puis réessayez.',
  denied: 'La lecture a été refusée. Réessayez dans un instant.',
  unknown: 'La lecture n’a pas abouti. Réessayez dans un instant.',
};
