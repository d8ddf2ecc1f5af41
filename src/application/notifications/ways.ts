import type { MailRecipient } from './MailRecipients';
import type { MorningPushes } from './pushes/MorningPushes';

/** The ways in which a site notifies people of one kind of news. Null: it has not this one. */
export interface Ways<Mailer, News> {
  readonly mailer: Mailer | null;
  readonly pushes: MorningPushes<News> | null;
}

/** Those in which a person is notified; one at least. */
export interface WaysTo<Mailer, News> {
  readonly mail: { readonly mailer: Mailer; readonly address: string; readonly name: string } | null;
  readonly pushes: MorningPushes<News> | null;
}

/** Null: in none. */
export async function waysTo<Mailer, News>(
  uid: string,
  recipient: MailRecipient | null,
  { mailer, pushes }: Ways<Mailer, News>,
): Promise<WaysTo<Mailer, News> | null> {
  if (recipient === null) return null;
  const { address, name, wantsPushes } = recipient;
  const mail = mailer === null || address === null ? null : { mailer, address, name };
  const isPushed = pushes !== null && wantsPushes && (await pushes.reach(uid));
  return mail === null && !isPushed ? null : { mail, pushes: isPushed ? pushes : null };
}
