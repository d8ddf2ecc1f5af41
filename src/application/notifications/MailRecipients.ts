import type { MailChoice } from '../../domain/preferences/MailChoices';

/** Somebody who is notified of something: by e-mail, by pushes, by both or not at all. */
export interface MailRecipient {
  /** Null: they have no confirmed address, or want no such e-mails. */
  readonly address: string | null;
  readonly name: string;
  /** On the devices on which they have turned notifications on, if any. */
  readonly wantsPushes: boolean;
}

/** What a server knows of the people to whom it writes. Methods reject when the backend is out of reach. */
export interface MailRecipients {
  /**
   * Where a person is notified of a message of `authorId`. Null: they have no confirmed address, want no such e-mails, or have blocked the
   * author, or the account of the author is closed.
   */
  addressFor(uid: string, authorId: string): Promise<string | null>;
  /** Whether a person is notified of messages of `authorId` at all: they have not blocked the author, whose account is not closed. */
  accepts(uid: string, authorId: string): Promise<boolean>;
  /** Who is notified of new listings of saved searches. Null: there is no such account. */
  searchRecipient(uid: string): Promise<MailRecipient | null>;
  /**
   * Who is notified of the end of their listings. Null: there is no such account, or it is restricted or closed, so that they may not renew a
   * listing.
   */
  endingRecipient(uid: string): Promise<MailRecipient | null>;
  /** Who is notified of favourites whose price has dropped. Null: there is no such account, or it is closed. */
  priceRecipient(uid: string): Promise<MailRecipient | null>;
  /**
   * Who is notified of decisions about them and of what became of their reports, which is no choice: also who is restricted, and whose account is
   * closed. Null: there is no such account.
   */
  moderationRecipient(uid: string): Promise<MailRecipient | null>;
  /**
   * The token of the person’s unsubscribe links in e-mails of one kind, which it ends; it is made when it is first asked for, and ends 400
   * days after it was last asked for.
   */
  tokenOf(uid: string, choice: MailChoice): Promise<string>;
  /** Ends the e-mails that this token is for; does nothing when nobody has it. */
  unsubscribe(token: string): Promise<void>;
  /** The tokens with which people have asked for no more e-mails, at most `limit`. */
  unsubscriptions(limit: number): Promise<readonly string[]>;
}
