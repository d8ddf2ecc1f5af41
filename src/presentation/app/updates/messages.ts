export const updateMessages = {
  ready: 'Nouvelle version prête',
  update: 'Mettre à jour',
  later: 'Plus tard',
} as const;
