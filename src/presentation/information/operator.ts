const toFillIn = 'à renseigner par l’exploitant du site';

/**
 * Who operates and who hosts this installation of the site. French law requires both to be named (LCEN, article 6): to be filled in
 * before the site goes online.
 */
export const operator = {
  /** A person's name, or a company's with its form and capital. */
  name: toFillIn,
  address: toFillIn,
  /** RCS, SIREN or RNA number. */
  registration: toFillIn,
  /** An e-mail address and a telephone number. */
  contact: toFillIn,
  publicationDirector: toFillIn,
  /** Who answers questions about personal data. */
  dataContact: toFillIn,
  host: {
    name: toFillIn,
    address: toFillIn,
    telephone: toFillIn,
  },
  /** A consumer mediator, which a professional operator must name. */
  mediator: toFillIn,
  /** A court's town. */
  court: toFillIn,
} as const;
