const some = (count: number) => (count < 2 ? `${count} photo` : `${count} photos`);

export const photoMessages = {
  title: 'Photos de l’annonce',
  loading: 'Vérification des photos…',
  withdrawn: {
    done: 'Photos retirées',
    doneHint: 'Seuls les administrateurs les voient encore.',
    left: 'Photos à retirer',
    leftHint: (count: number) => `${some(count)} encore visible${count < 2 ? '' : 's'} de tous.`,
    change: 'Retirer les photos',
    changing: 'Retrait des photos…',
  },
  served: {
    done: 'Photos rétablies',
    doneHint: 'Elles sont de nouveau visibles de tous.',
    left: 'Photos à rétablir',
    leftHint: (count: number) => `${some(count)} encore retirée${count < 2 ? '' : 's'}.`,
    change: 'Rétablir les photos',
    changing: 'Rétablissement des photos…',
  },
} as const;
