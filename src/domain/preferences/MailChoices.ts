/** The e-mails that a person wants, at their confirmed address. */
export interface MailChoices {
  /** Messages that stay unread. */
  readonly messages: boolean;
}

export const allMails: MailChoices = { messages: true };
