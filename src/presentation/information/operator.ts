const toFillIn = 'à renseigner par l’exploitant du site';

/**
 * Who runs this installation of the site and who hosts it: French law wants both named (LCEN, article 6). Whoever puts the
 * site online for others writes their own details here.
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
