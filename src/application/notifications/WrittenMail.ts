/** What a mail program shows. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address of the page that ends these e-mails. Null: they are sent whatever the person has chosen. */
  readonly unsubscribeAddress: string | null;
}
