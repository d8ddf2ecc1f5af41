/** Toasts for admins (specification §4, §8). */
export const toastMessages = {
  switchedOn: 'Mode maintenance activé',
  switchedOff: 'Mode maintenance désactivé',
  unreadable: 'Erreur de chargement de la configuration. Mode maintenance activé par défaut.',
} as const;
