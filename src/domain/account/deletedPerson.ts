/** How someone is called whose account is gone, wherever what they said stays. */
export const DELETED_PERSON = 'Compte supprimé';
