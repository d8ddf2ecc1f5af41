/** Follows a colon. */
export const WRONG_CLOCK = 'l’horloge de votre appareil n’est pas à l’heure. Réglez-la, puis réessayez.';
