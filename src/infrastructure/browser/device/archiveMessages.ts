/** Console messages of downloads (specification §8). */
export const archiveMessages = {
  failed: 'L’archive n’a pas pu être composée.',
  unsaved: 'Le fichier n’a pas pu être composé.',
  missing: 'Un fichier manque dans l’archive.',
} as const;
