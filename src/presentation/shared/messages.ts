export const messages = {
  gift: 'Don',
  onRequest: 'Prix sur demande',

  justNow: 'à l’instant',
  minutesAgo: (count: number) => `il y a ${count} ${count < 2 ? 'minute' : 'minutes'}`,
  todayAt: (time: string) => `aujourd’hui à ${time}`,
  yesterdayAt: (time: string) => `hier à ${time}`,
  onDay: (day: string) => `le ${day}`,
  first: '1er',

  lessThanOneKilometre: 'moins de 1 km',
  kilometres: (count: string) => `${count} km`,
  at: (distance: string) => `à ${distance}`,

  yes: 'Oui',
  no: 'Non',
  /** « 3 pièces », « 1 pièce », « 4 colocataires ». */
  counted: (count: string, label: string) => {
    const things = label.replace(/^Nombre de /, '').toLocaleLowerCase('fr');
    return `${count} ${count === '0' || count === '1' ? things.replace(/s$/, '') : things}`;
  },
  /** « Taille M » of the field « Taille ou pointure ». */
  labelled: (label: string, value: string) => `${label.replace(/ ou .*$/, '')} ${value}`,

  wanted: 'Demande',
  professional: 'Pro',
  reserved: 'Réservée',
  delivery: 'Livraison',
  seen: 'déjà vue',
  photoCount: (count: number) => `${count} ${count < 2 ? 'photo' : 'photos'}`,
  noPhoto: 'Sans photo',
  photoGone: 'Photo indisponible',
  loadingListings: 'Chargement des annonces…',

  retry: 'Réessayer',
} as const;
