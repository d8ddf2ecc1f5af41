/** The sources of the list of communes; their licence requires naming them wherever the data is shown. */
export const communeCredit = {
  source: '@etalab/decoupage-administratif 6.0.0',
  publishers: ['INSEE', 'La Poste', 'DGCL'],
  licence: 'Licence Ouverte',
  licenceAddress: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence',
  positions: 'Contours\u00a0: IGN, ADMIN EXPRESS COG 2018, Licence Ouverte 2.0',
} as const;
