/** What a server knows of the people to whom it writes. Methods reject when the backend is out of reach. */
export interface MailRecipients {
  /** Where a person is told of a message of `authorId`. Null: they have no confirmed address, want no such e-mails, or have blocked the author. */
  addressFor(uid: string, authorId: string): Promise<string | null>;
  /** The token of the person’s unsubscribe links; it is made when it is first asked for, and ends 400 days after it was last asked for. */
  tokenOf(uid: string): Promise<string>;
  /** Ends e-mails about messages to whoever has this token; does nothing when nobody has it. */
  unsubscribe(token: string): Promise<void>;
  /** The tokens with which people have asked for no more e-mails, at most `limit`. */
  unsubscriptions(limit: number): Promise<readonly string[]>;
}
