/** The source of the list of communes; its licence requires naming it wherever the data is shown. */
export const communeCredit = {
  source: '@etalab/decoupage-administratif 6.0.0',
  publishers: ['INSEE', 'La Poste', 'DGCL'],
  licence: 'Licence Ouverte',
  licenceAddress: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence',
} as const;
