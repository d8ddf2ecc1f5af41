/** The newest listings, in this order: what the home page shows first. */
export const shopWindow: readonly string[] = [
  'velo-ville-peugeot',
  'canape-velours-vert-sauge',
  'guitare-folk-epicea',
  'maison-village-uzes',
  'clio-bleue-premiere-main',
  'appareil-photo-fujifilm',
  'plantes-appartement-lot',
  'kayak-de-mer-bleu',
  'poussette-trio-grise',
  'platine-vinyle-technics',
  'velo-electrique-bleu-canard',
  'jouets-bois-train',
];
