export const updateMessages = {
  ready: 'Une nouvelle version est prête',
  update: 'Mettre à jour',
  later: 'Plus tard',
} as const;
