/** Console messages of `ZipDownload` (specification §8). */
export const archiveMessages = {
  failed: 'L’archive n’a pas pu être composée.',
  missing: 'Un fichier manque dans l’archive.',
} as const;
