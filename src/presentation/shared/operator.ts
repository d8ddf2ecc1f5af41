/** An entry of the legal pages: `''` is still to be filled in, and the page says so; `null` does not apply and is left out. */
export type LegalEntry = string | null;

type HttpsAddress = `https://${string}`;

export interface MapTilesSource {
  readonly address: HttpsAddress;
  readonly credit: string;
}

interface Operator {
  readonly siteAddress: HttpsAddress | '';
  readonly socialAccounts: readonly { readonly label: string; readonly address: HttpsAddress }[];
  readonly mapTiles: MapTilesSource | null;
  readonly legal: Readonly<
    Record<
      | 'name'
      | 'address'
      | 'registration'
      | 'contact'
      | 'publicationDirector'
      | 'dataContact'
      | 'hostName'
      | 'hostAddress'
      | 'hostTelephone'
      | 'mediator'
      | 'court',
      LegalEntry
    >
  >;
}

/** All that this installation of the site says about those who run it: to be filled in before it goes online. */
export const operator: Operator = {
  /**
   * The public address, such as `https://www.example.org`: search engines and shared links are given this one. Empty: the address
   * at which the page was opened.
   */
  siteAddress: '',
  /** Accounts on social networks, for the footer, such as `{ label: 'Mastodon', address: 'https://piaille.fr/@monbazar' }`. */
  socialAccounts: [],
  /**
   * A map of somebody else that is laid over the one that the site draws, as pictures of 256 × 256 pixels (Web Mercator), and the credit that it
   * asks for; such as `{ address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', credit: '© les contributeurs d’OpenStreetMap' }`. Its host learns
   * which parts of the map people look at: the page on privacy says so, and the content security policy allows it.
   */
  mapTiles: null,
  /** Who operates and who hosts the site; French law requires both to be named (LCEN, article 6). */
  legal: {
    /** A person's name, or a company's with its form and capital. */
    name: '',
    address: '',
    /** RCS, SIREN or RNA number; null for a person who has none. */
    registration: '',
    /** An e-mail address and a telephone number. */
    contact: '',
    publicationDirector: '',
    /** Who answers questions about personal data. */
    dataContact: '',
    hostName: '',
    hostAddress: '',
    hostTelephone: '',
    /** A consumer mediator, which a professional operator must name; null for others. */
    mediator: '',
    /** A court's town, for professionals; null where no court was agreed. */
    court: '',
  },
};
