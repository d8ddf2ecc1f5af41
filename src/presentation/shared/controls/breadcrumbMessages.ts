export const breadcrumbMessages = { label: 'Fil d’Ariane', home: 'Accueil' } as const;
