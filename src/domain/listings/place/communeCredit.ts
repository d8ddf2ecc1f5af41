/** Whom the list of communes is owed to; its licence asks that the source be named wherever the data is shown. */
export const communeCredit = {
  source: '@etalab/decoupage-administratif 6.0.0',
  publishers: ['INSEE', 'La Poste', 'DGCL'],
  licence: 'Licence Ouverte',
  licenceAddress: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence',
} as const;
