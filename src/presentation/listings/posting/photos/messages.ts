import type { PhotoFailure } from './PhotoInProgress';

export const postingPhotoMessages = {
  pick: 'Choisir des photos',
  take: 'Prendre une photo',
  drop: 'Glissez vos photos ici, collez-les, ou choisissez-les.',
  /** In place of `drop` on touch screens. */
  touch: 'Choisissez vos photos ou prenez-les.',
  dropNow: 'Lâchez pour ajouter',
  room: (room: number, maximum: number) => {
    if (room === 0) return `Vous avez ajouté ${maximum} photos, le maximum.`;
    if (room === maximum) return `${maximum} photos au plus.`;
    return `Encore ${room} ${room < 2 ? 'photo' : 'photos'} sur ${maximum} au plus.`;
  },
  privacy: 'La position GPS et les autres données cachées des photos sont effacées avant l’envoi.',
  leftOut: (count: number, maximum: number) =>
    count < 2
      ? `Une photo n’a pas été ajoutée\u00a0: ${maximum} au plus par annonce.`
      : `${count} photos n’ont pas été ajoutées\u00a0: ${maximum} au plus par annonce.`,
  resumed: (count: number) =>
    count < 2
      ? 'Une photo n’était pas prête quand cette page s’est fermée\u00a0: sa préparation reprend.'
      : `${count} photos n’étaient pas prêtes quand cette page s’est fermée\u00a0: leur préparation reprend.`,
  shared: (count: number) =>
    count < 2
      ? 'La photo que vous avez partagée est ajoutée à cette annonce.'
      : `Les ${count} photos que vous avez partagées sont ajoutées à cette annonce.`,
  incompleteShare:
    'Des photos que vous avez partagées n’ont pas pu être reçues\u00a0: libérez un peu de place sur cet appareil, ou choisissez-les ici.',
  atRisk:
    'Votre navigateur n’a pas la place de garder vos photos pendant leur préparation\u00a0: laissez cette page ouverte jusqu’à ce qu’elles soient prêtes.',
  list: 'Photos de l’annonce',
  cover: 'Photo principale',
  alternative: (position: number) => `Photo ${position}`,
  handle: (position: number) => `Déplacer la photo ${position}`,
  forward: (position: number) => `Avancer la photo ${position}`,
  backward: (position: number) => `Reculer la photo ${position}`,
  remove: (position: number) => `Retirer la photo ${position}`,
  removed: 'Photo retirée',
  undo: 'Annuler',
  waitingList: 'Photos choisies',
  waiting: (count: number) =>
    count < 2
      ? 'Cette photo sera ajoutée à votre annonce après votre connexion.'
      : `Ces ${count} photos seront ajoutées à votre annonce après votre connexion.`,
  preparing: (name: string) => `Préparation de ${name}`,
  offline: (name: string) => `${name} sera envoyé dès que la connexion reviendra`,
  refused: (name: string) => `${name} n’a pas été ajouté`,
  dismiss: (name: string) => `Effacer le message au sujet de ${name}`,
  cancel: (name: string) => `Ne pas ajouter ${name}`,

  dragInstructions:
    'Appuyez sur Espace pour prendre la photo, déplacez-la avec les flèches, puis appuyez sur Espace pour la poser ou sur Échap pour annuler.',
  dragStart: (position: number) => `Photo prise, à la place ${position}.`,
  dragOver: (position: number, count: number) => `La photo est à la place ${position} sur ${count}.`,
  dragEnd: (position: number, count: number) => `Photo posée à la place ${position} sur ${count}.`,
  dragCancel: (position: number) => `Déplacement annulé, la photo reste à la place ${position}.`,
  moved: (position: number, count: number) => `La photo est maintenant à la place ${position} sur ${count}.`,
} as const;

/** Why a file did not become a photo, and what to do. */
export const photoFailureMessages: Record<PhotoFailure, string> = {
  'too-large': 'Cette photo dépasse 25 Mo. Réduisez-la ou choisissez-en une plus légère.',
  'not-an-image': 'Ce fichier n’est pas une photo. Choisissez une image JPEG, PNG ou WebP.',
  heic: 'Les photos HEIC ne s’affichent pas partout. Sur votre iPhone, choisissez Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0», ou exportez la photo en JPEG.',
  broken:
    'Cette photo ne peut pas être lue\u00a0: le fichier est abîmé ou d’un format inconnu. Essayez avec un JPEG ou un PNG.',
  full: 'La place manque sur cet appareil pour garder cette photo. Libérez-en un peu, puis ajoutez-la de nouveau.',
  unavailable:
    'La photo n’a pas pu être enregistrée\u00a0: le bazar ne répond pas. Ajoutez-la de nouveau dans un instant.',
  offline:
    'La photo n’a pas pu être envoyée\u00a0: le serveur ne répond pas. Vérifiez votre connexion, puis ajoutez-la de nouveau.',
  blocked:
    'Un autre onglet, ouvert depuis longtemps, empêche d’enregistrer la photo\u00a0: fermez-le, puis ajoutez-la de nouveau.',
  timeout:
    'La photo n’a pas pu être enregistrée\u00a0: ce navigateur tarde à répondre. Fermez les autres onglets du site, puis ajoutez-la de nouveau.',
  denied: 'Vous n’avez pas le droit d’ajouter cette photo.',
  unknown: 'La photo n’a pas pu être enregistrée. Ajoutez-la de nouveau.',
};
